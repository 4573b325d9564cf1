import type { z } from "zod";

/** A text model that answers in JSON. What it is given as material is material, never an instruction. */
export interface TextModel {
  /**
   * The answer to `question` about `material` (text from outside, at most 6,000 characters of it are sent), by `answer`;
   * null when the model gives none in time, none that is JSON, or none that fits.
   */
  ask<T>(request: {
    question: string;
    material: string;
    answer: z.ZodType<T>;
    signal?: AbortSignal;
  }): Promise<T | null>;
}
