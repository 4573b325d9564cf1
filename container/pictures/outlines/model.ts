/**
 * The sides of the squares in which the outline model looks at a picture, in pixels: `whole` to tell what it is of, several times over;
 * `edge`, slower and finer, to draw the line around it. Multiples of 32: inside, the model halves its maps five times.
 */
export const modelSides = { whole: 512, edge: 768 } as const;

export type Look = keyof typeof modelSides;

/** The model, for squares of any side (`scripts/outlineModel.mjs`). */
export const modelFile = "isnet.onnx";

/** Its weights in half precision, which takes half as much room; beside the model. */
export const weightsFile = "isnet.halves";

/** By this name the model asks for its weights in single precision. */
export const weightsName = "isnet.singles";
