import { answer, personOperation } from "../../operation.ts";
import type { Session } from "./contract.ts";

export const getSession = personOperation({
  method: "GET",
  path: "/app/api/session",
  personRole: "viewer",
  async handler({ services, person, personRole, account }) {
    const session: Session = {
      person: { person_id: person.id, email: person.email, name: person.name },
      account: {
        account_id: account.id,
        name: account.name,
        role: personRole,
        is_test: account.isTest,
        is_test_mode: account.testOf !== null,
      },
      is_new: (await services.onboarding.catalogue.brandOf(account.id)) === null,
    };
    return answer(session);
  },
});
