import { showFinds } from "../../../services/onboarding/showFinds.ts";
import { answer, personOperation } from "../../operation.ts";
import type { Finds } from "./contract.ts";
import { findsView } from "./view.ts";

export const getFinds = personOperation({
  method: "GET",
  path: "/app/api/brand/finds",
  personRole: "viewer",
  async handler({ services: { onboarding, media }, account }) {
    const shown = await showFinds(onboarding, account.id);
    const body: Finds = { finds: shown && findsView(shown, (key) => media.url(key)) };
    return answer(body);
  },
});
