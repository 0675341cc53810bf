// Goes on from the page that a link names to the one that plays. This one does not stay in the browser's history.
location.replace(`./${location.search}${location.hash}`);
