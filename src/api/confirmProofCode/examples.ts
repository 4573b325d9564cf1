import type { WebsiteProofConfirmed } from "../../core/contract/responses/websiteProof.ts";
import { proven } from "../openapi/exampleProof.ts";

export const proofConfirmed: WebsiteProofConfirmed = { website_proof: proven("email") };
