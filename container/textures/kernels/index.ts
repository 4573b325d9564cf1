/** What the host calls: one instance for each canvas; set up once, then draw, shade, finish and composite every frame. */
export { allocate, framePointer, initialise, waveTablePointer } from "./buffers";
export { addCalmZone } from "./calm";
export { splatCaustics } from "./caustics";
export { setColour } from "./colours";
export { compositeLayer } from "./composite";
export { addDrop, clearDrops } from "./drops";
export { setDropShadow, setGroundGlow, setLiquid, setLiquidCalm, shadeLiquid } from "./liquid";
export { drawLotion, setLotion } from "./lotion";
export { setGloss, setOpaqueCalm, setRelief, setShade, shadeOpaque } from "./opaque";
export { setWater, setWaterCalm, shadeWater } from "./water";
export { drawWaves } from "./waves";
export { finishLuma } from "./yuv";
