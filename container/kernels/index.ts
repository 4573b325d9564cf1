/** What the host calls: one instance for each canvas; set up once, then draw, shade, finish and composite every frame. */
export { allocate, framePointer, initialise, waveTablePointer } from "./buffers";
export { addCalmZone, setReadable } from "./calm";
export { setFloorRows, splatCaustics } from "./caustics";
export { drawPool, poolDeckPointer, poolFloorPointer, setPool } from "./pool";
export { drawPond, setPond } from "./pond";
export { drawMilk, milkDrops, milkEdge, setMilk } from "./milk";
export { drawShore, frontPointer, makeShore, setShore, setShoreWave } from "./shore";
export { setColour } from "./colours";
export { compositeLayer } from "./composite";
export { addDrop, clearDrops } from "./drops";
export {
  setDish, setDropShadow, setGroundGlow, setLiquid, setLiquidBody, setLiquidCalm, setLiquidLight, setWindow, shadeLiquid,
} from "./liquid";
export { drawComb, setComb, setCombFan } from "./comb";
export { drawFabric, setFabric } from "./fabric";
export { setFluid, setFluidBody, setFluidLight, shadeFluid } from "./fluid";
export { setFluidCast } from "./fluidCast";
export { setFluidCalm } from "./fluidCalm";
export { makeBacking, setFluidGround, setNet, setPane } from "./fluidGround";
export {
  addBead, addColumn, addSheet, addStrand, clearStrands, columnPointer, joinStrands, ruffleStrands,
} from "./strands";
export { bandEdges, drawContours, drawCurtains, drawDunes, drawMelt, drawSheets, setBandLight, setBandNoise } from "./bands";
export { setBandCalm, shadeBands } from "./bandLight";
export { drawRidges, setRidges } from "./ridges";
export { bubbleTable, drawBubbles, drawFoam, setMoundLight, setMounds } from "./foam";
export { foamGroundPointer, setFoamCalm, setFoamFilm, setFoamLight, setFoamShadow, shadeFoam } from "./foamLight";
export { drawLotion, setLotion, setStrokes, setSwirl } from "./lotion";
export { makePuddle, makeSwipe, setFilm } from "./film";
export { addBubble, clearBubbles, setGel, setGelCalm, setGelLight, shadeGel } from "./gel";
export { shadeOpaque } from "./opaque";
export { setFill, setGloss, setKey, setOpaqueCalm, setRelief, setShade, setSun } from "./opaqueMatter";
export { calmPicture, picturePointer, setPictureCalm, storePicture } from "./painted";
export { setSubmerged, setSurface, shadeSubmerged } from "./submerged";
export { rgbPointer, storeRgb } from "./rgb";
export { stampSprite, strokeLine } from "./stamps";
export { addSwell, drawSeaRow } from "./sea";
export { drawSolid, setSolid } from "./solid";
export { drawCurtain, setCurtain } from "./curtain";
export { drawDrapery, setDrapery } from "./drapery";
export { drawVapour, setVapour } from "./vapour";
export { drawParasol, makeParasol } from "./parasol";
export { lightWall } from "./wall";
export { makeFloor, setSheen, setWater, setWaterCalm, shadeWater } from "./water";
export { addPeak, addSwirl } from "./peaks";
export { castShade, layBed, layFolds, melt, roughen, softenRelief } from "./relief";
export { addRings } from "./rings";
export { drawSculpture, setCreep, setReliefShade } from "./sculpture";
export { endStroke, setBead, setSpatula, strokeFrom, strokeTo } from "./strokes";
export { addWarpField, drawWarp, openWarp, setWarpField, warpNodeColumns, warpNodeRows } from "./warp";
export { calmWarp, takeWarpBand, warpBand, warpBandRows, warpReach } from "./warpPlanes";
export { drawWaves } from "./waves";
export { compositeTurned } from "./turned";
export { finishLuma } from "./yuv";
export {
  addRun, coatPointer, planeRowFloats, setWet, setWetLight, setWetShadow, setWetSun, shadeWet, startWet,
} from "./wet";
