import type { CopyAngle } from "../../../../contract/creative.ts";
import type { AngleLines } from "../../lines.ts";
import { painAndSolution } from "./painAndSolution.ts";
import { benefitOutcome } from "./benefitOutcome.ts";
import { sensory } from "./sensory.ts";
import { transformation } from "./transformation.ts";
import { ritual } from "./ritual.ts";
import { socialProof } from "./socialProof.ts";

export const germanAngles: Record<CopyAngle, AngleLines> = {
  "pain + solution": painAndSolution,
  "benefit outcome": benefitOutcome,
  sensory,
  transformation,
  ritual,
  "social proof": socialProof,
};
