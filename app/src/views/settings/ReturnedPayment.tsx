import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { call } from "../../api/client.ts";
import type { ListedPayment } from "../../api/people.ts";
import { balanceQuery, dailyUsageQuery, paymentsQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { creditsText, usdText } from "../../parts/words.ts";

/** The provider tells of a payment within seconds, and rarely later. */
const lookAgainMs = 2_000;
const longMs = 60_000;

/** What became of the payment whose checkout has led back here. It is looked at until that is known. */
export function ReturnedPayment() {
  const { payment: id } = useSearch({ from: "/framed/settings/billing" });
  return id === undefined ? null : <Outcome key={id} id={id} />;
}

function Outcome({ id }: { id: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data: payment } = useQuery({
    queryKey: ["returned-payment", id],
    queryFn: async () => (await call("GET /payments")).payments.find((one) => one.payment_id === id) ?? null,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.status === "pending" && dataUpdateCount * lookAgainMs < longMs ? lookAgainMs : false,
  });
  const close = () => {
    void navigate({ to: "/settings/billing", search: {}, replace: true });
    document.querySelector<HTMLElement>("main")?.focus();
  };
  const status = payment?.status;
  useEffect(() => {
    if (status === undefined || status === "pending") return;
    for (const { queryKey } of [balanceQuery, paymentsQuery, dailyUsageQuery, { queryKey: ["usage"] }]) {
      void queries.invalidateQueries({ queryKey });
    }
  }, [status, queries]);
  return (
    <div role="status">
      {payment === undefined || payment === null ? null : (
        <div className="row between returned">
          <p>{outcomeText(payment)}</p>
          <Button look="quiet" onClick={close}>
            Close
          </Button>
        </div>
      )}
    </div>
  );
}

function outcomeText({ status, credits, amount_usd: usd }: ListedPayment): string {
  if (status === "succeeded") return `Paid. ${creditsText(credits)} were added.`;
  if (status === "pending") {
    return `The top-up of ${usdText(usd)} is not paid yet. If you have paid it, the credits come by themselves.`;
  }
  return `The top-up of ${usdText(usd)} was not paid. Nothing was charged.`;
}
