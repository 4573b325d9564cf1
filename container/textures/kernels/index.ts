/** What the host calls: one instance for each canvas; set up once, then draw, shade, finish and composite every frame. */
export { allocate, framePointer, initialise, waveTablePointer } from "./buffers";
export { addCalmZone } from "./calm";
export { splatCaustics } from "./caustics";
export { setColour } from "./colours";
export { compositeLayer } from "./composite";
export { addDrop, clearDrops } from "./drops";
export {
  setDish, setDropShadow, setGroundGlow, setLiquid, setLiquidBody, setLiquidCalm, setLiquidLight, setWindow, shadeLiquid,
} from "./liquid";
export { drawComb, setComb, setCombFan, setCombStone } from "./comb";
export { drawFabric, setFabric } from "./fabric";
export { drawLotion, setLotion, setStrokes, setSwirl } from "./lotion";
export { makePuddle, makeSwipe, setFilm } from "./film";
export { setFill, setGloss, setKey, setOpaqueCalm, setRelief, setShade, setSun, shadeOpaque } from "./opaque";
export { picturePointer, setPictureCalm, storePicture } from "./painted";
export { makeFloor, setSheen, setWater, setWaterCalm, shadeWater } from "./water";
export { addRings } from "./rings";
export { drawWaves } from "./waves";
export { finishLuma } from "./yuv";
