// Boards as one classic script with everything inside: <script src="goishi-board.js"></script> works from any folder, any origin and
// any disk.
import "./element";
import { upgradePage } from "./fences";

upgradePage();
