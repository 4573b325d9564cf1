import { answer, operatorOperation } from "../../operation.ts";

/** How far each sweep of the schedule has come. */
export const listSweeps = operatorOperation({
  method: "GET",
  path: "/operator/v1/sweeps",
  role: "reader",
  async handler({ services }) {
    const found = await services.sweeps.list();
    return answer({
      sweeps: found.map(({ name, position, tries, handled, failed, lastRound, updatedAtMs }) => ({
        name,
        position,
        tries,
        handled,
        failed,
        last_round: lastRound && {
          handled: lastRound.handled,
          failed: lastRound.failed,
          ended_at: new Date(lastRound.endedAtMs).toISOString(),
        },
        updated_at: new Date(updatedAtMs).toISOString(),
      })),
    });
  },
});
