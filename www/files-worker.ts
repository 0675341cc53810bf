// The worker that reads and writes other programs' files, and draws pictures. scripts/bundle.mjs makes one classic script of this.
import { Files, initSync } from "goishi-files";
import { serve } from "./worker";

serve((module) => {
  initSync({ module });
  return new Files();
});
