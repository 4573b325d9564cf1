export { aerosol, airless, glassJar, jar, lipstick, stick, tube } from "./containers.ts";
export { dropper, perfume, polish, pump } from "./bottles.ts";
export { carton, compact, sachet } from "./flatPacks.ts";
