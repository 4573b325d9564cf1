/**
 * The sides of the squares in which the outline model looks at a picture, in pixels: `whole` to tell what it is of, several times over;
 * `edge`, slower and finer, to draw the line around it. Each has a file of the model made for it (`scripts/outlineModel.mjs`).
 */
export const modelSides = { whole: 512, edge: 768 } as const;

export type Look = keyof typeof modelSides;

/** The model's file for a look, in the folder of outlines. */
export const modelFile = (look: Look) => `isnet-${modelSides[look]}.onnx`;

/** The weights of all sizes in half precision, which takes half as much room; beside the models. */
export const weightsFile = "isnet.halves";

/** By this name the models ask for the weights in single precision. */
export const weightsName = "isnet.singles";
