import { registerRoot } from "remotion";
import { Root } from "./composition.js";

registerRoot(Root);
