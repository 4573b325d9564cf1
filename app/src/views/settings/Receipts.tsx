import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedPayment } from "../../api/people.ts";
import { paymentsQuery } from "../../api/queries.ts";
import { ActionsHeading } from "../../parts/ActionsHeading.tsx";
import { Button } from "../../parts/Button.tsx";
import { MoreButton, nextPageOf } from "../../parts/MoreButton.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { creditsText, dayText, usdText } from "../../parts/words.ts";
import { ReceiptDialog } from "./ReceiptDialog.tsx";
import { kindNames, statusText } from "./receiptWords.ts";

/** What was paid, with a receipt for each payment that was completed. */
export function Receipts() {
  const pages = useInfiniteQuery(paymentsQuery);
  const [open, setOpen] = useState<ListedPayment | null>(null);
  const parties = pages.data?.pages[0];
  const payments = pages.data?.pages.flatMap((page) => page.payments) ?? [];
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts">Receipts</h2>
      <Problem error={pages.error} />
      {pages.isSuccess && payments.length === 0 ? <p className="soft">Nothing was bought yet.</p> : null}
      {payments.length === 0 ? null : (
        <table className="folds receipts">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">When</th>
              <th scope="col">Status</th>
              <th scope="col" className="figure">
                Amount
              </th>
              <ActionsHeading />
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <PaymentRow key={payment.payment_id} payment={payment} onOpen={() => setOpen(payment)} />
            ))}
          </tbody>
        </table>
      )}
      <MoreButton {...nextPageOf(pages)}>Show earlier payments</MoreButton>
      {open === null || parties === undefined ? null : (
        <ReceiptDialog payment={open} seller={parties.seller} buyer={parties.buyer} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

function PaymentRow({ payment, onOpen }: { payment: ListedPayment; onOpen: () => void }) {
  const { payment_id: id, kind, credits, amount_usd: usd, created_at: begunAt, paid_at: paidAt, problem } = payment;
  return (
    <tr>
      <th scope="row">
        {kindNames[kind]}
        <span className="soft"> {creditsText(credits)}</span>
      </th>
      <td data-name="When" className="when">
        {dayText(paidAt ?? begunAt)}
      </td>
      <td data-name="Status">
        <span className={`mark ${payment.status === "declined" ? "bad" : "calm"}`}>{statusText(payment)}</span>
        {problem === null ? null : <span className="soft"> {problem}</span>}
      </td>
      <td data-name="Amount" className="figure">
        {usdText(usd)}
      </td>
      <td>
        {paidAt === null ? null : (
          <div className="rowButtons">
            <Button look="quiet" onClick={onOpen}>
              Receipt
              <span className="hidden"> {id}</span>
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}
