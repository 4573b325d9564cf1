import { z } from "zod";
import { WordRole } from "../../rendering/inspection.ts";
import { LayoutName } from "../../rendering/scene.ts";

/** The inspection of an ad's still as the API shows it. `findings` are whole sentences; without any it has passed. */
export const Compliance = z
  .object({
    passed: z.boolean().meta({ description: "True when nothing was found." }),
    findings: z.array(z.string()).meta({ description: "What was found, in whole sentences." }),
    layout: LayoutName.meta({ description: "The layout that was drawn.", examples: ["editorial"] }),
    width: z.int().meta({ description: "Width of the file in pixels.", examples: [1080] }),
    height: z.int().meta({ description: "Height of the file in pixels.", examples: [1920] }),
    safe_zones: z
      .array(
        z.object({
          platform: z.string().meta({ description: "The placement.", examples: ["Meta Reels"] }),
          passed: z.boolean().meta({ description: "Whether all words lie where the placement shows them." }),
        }),
      )
      .meta({ description: "One entry for each placement that covers a part of the picture." }),
    contrast: z
      .array(
        z.object({
          element: WordRole.meta({ description: "The block of words." }),
          ratio: z.number().meta({
            description: "The contrast, as WCAG measures it, that 95 % of the pixels behind the words reach.",
            examples: [9.4],
          }),
          required: z.number().meta({ description: "The least that it may be.", examples: [4.5] }),
          passed: z.boolean().meta({ description: "Whether the ratio is reached." }),
        }),
      )
      .meta({ description: "One entry for each block of words." }),
    product_share: z.number().meta({
      description: "Share of the picture that the box around the product takes, 0 to 1.",
      examples: [0.31],
    }),
    product_psnr_db: z.number().meta({
      description:
        "Likeness of the product in the file to its own picture in decibels; above 30 no difference is seen.",
      examples: [41.2],
    }),
    file_bytes: z.int().meta({ description: "Size of the file in bytes.", examples: [412345] }),
  })
  .meta({ id: "Compliance", description: "The inspection of a still, measured on its finished pixels." });
export type Compliance = z.infer<typeof Compliance>;
