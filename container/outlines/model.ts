/** The side of the square that the outline model looks at, in pixels; its file is made for it (`scripts/outlineModel.mjs`). */
export const netSide = 512;

/** The model's file in the folder of outlines. */
export const modelFile = `isnet-${netSide}.onnx`;
