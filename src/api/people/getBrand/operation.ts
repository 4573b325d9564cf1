import { showBrand } from "../../../services/accounts/showBrand.ts";
import { noSuch } from "../../noSuch.ts";
import { answer, personOperation } from "../../operation.ts";

export const getBrand = personOperation({
  method: "GET",
  path: "/app/api/brand",
  personRole: "viewer",
  async handler({ services, account }) {
    const shown = await showBrand(services, account.id);
    return shown === null ? noSuch("brand") : answer(shown);
  },
});
