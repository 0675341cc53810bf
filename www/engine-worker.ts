// The worker of the computer players. scripts/bundle.mjs makes one classic script of this.
import { Engine, initSync } from "goishi-engine";
import { serve } from "./worker";

serve((module) => {
  initSync({ module });
  return new Engine();
});
