import { showBrand } from "../../../services/accounts/showBrand.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { noSuch } from "../../noSuch.ts";

export const getBrand = operatorOperation({
  method: "GET",
  path: "/operator/v1/accounts/{account_id}/brand",
  role: "reader",
  async handler({ services, params }) {
    const shown = await showBrand(services, params.account_id);
    return shown === null ? noSuch("brand") : answer(shown);
  },
});
