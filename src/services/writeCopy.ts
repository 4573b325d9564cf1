import { judgeProposal, materialFor, Proposal, questionFor } from "../core/copywriter/proposal.ts";
import {
  type CopyHistory,
  type CopyRequest,
  emptyCopyHistory,
  writeWords,
  type Written,
} from "../core/copywriter/writeWords.ts";
import type { Runtime } from "../ports/runtime.ts";
import type { TextModel } from "../ports/textModel.ts";
import { within } from "./within.ts";

/** The second answer is asked for with the reason why the first was refused; a third would cost more time than it gains. */
const mostAnswers = 2;

/** One ad's words from the model where one is bound and its answer passes the review, else from the grammar. */
export async function writeCopy(
  { textModel }: { textModel: TextModel | null },
  request: CopyRequest,
  history: CopyHistory = emptyCopyHistory,
): Promise<Written> {
  const proposal = textModel === null ? null : await proposalFor(textModel, request, history);
  return (proposal && judgeProposal(proposal, request, history).written) ?? writeWords(request, history);
}

/** An answer of the model that passed the review against this history; null after `mostAnswers`, or where it gives none. */
async function proposalFor(textModel: TextModel, request: CopyRequest, history: CopyHistory): Promise<Proposal | null> {
  const material = materialFor(request, history);
  let objections: string[] = [];
  for (let answer = 0; answer < mostAnswers; answer++) {
    const proposal = await textModel.ask({ question: questionFor(request, objections), material, answer: Proposal });
    if (proposal === null) return null;
    objections = judgeProposal(proposal, request, history).objections;
    if (objections.length === 0) return proposal;
  }
  return null;
}

/** Ads that the model is asked for at a time. */
const together = 6;
/** A delivery waits for the model no longer than this in all; then the grammar writes the rest. */
export const copyTimeMs = 30_000;

/**
 * The words of a whole delivery, in the order of the requests. Ads that are asked for together cannot know each other's
 * headlines: of two alike the later is written by the grammar.
 */
export async function writeDeliveryCopy(
  { textModel, runtime }: { textModel: TextModel | null; runtime: Pick<Runtime, "nowMs"> },
  requests: readonly CopyRequest[],
): Promise<Written[]> {
  const startedMs = runtime.nowMs();
  const copy: Written[] = [];
  let history = emptyCopyHistory;
  for (let at = 0; at < requests.length; at += together) {
    const group = requests.slice(at, at + together);
    const known = history;
    const leftMs = copyTimeMs - (runtime.nowMs() - startedMs);
    const proposals =
      textModel === null || leftMs <= 0
        ? []
        : await Promise.all(
            group.map((request) =>
              // Whatever becomes of the model, the grammar can write the ad.
              within(leftMs, "The text model", proposalFor(textModel, request, known)).catch(() => null),
            ),
          );
    for (const [position, request] of group.entries()) {
      const proposal = proposals[position] ?? null;
      const written = (proposal && judgeProposal(proposal, request, history).written) ?? writeWords(request, history);
      history = written.history;
      copy.push(written);
    }
  }
  return copy;
}
