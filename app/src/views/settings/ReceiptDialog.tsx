import type { ListedPayment, PaymentPage } from "../../api/people.ts";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { creditsText, dayText, usdText } from "../../parts/words.ts";
import { kindNames, methodText } from "./receiptWords.ts";
import "./receipt.css";

interface ReceiptDialogProps extends Pick<PaymentPage, "seller" | "buyer"> {
  payment: ListedPayment;
  onClose: () => void;
}

/** The receipt of a payment that was completed. Printed, it is all that is on the paper. */
export function ReceiptDialog({ payment, seller, buyer, onClose }: ReceiptDialogProps) {
  const {
    payment_id: id,
    kind,
    credits,
    amount_usd: usd,
    refunded_usd: refunded,
    created_at: begunAt,
    paid_at: paidAt,
  } = payment;
  return (
    <Dialog label={`Receipt ${id}`} className="receipt" onClose={onClose}>
      <div className="row between">
        <h2>Receipt</h2>
        <div className="row receiptButtons">
          <Button look="main" onClick={() => print(id)}>
            Print or save as PDF
          </Button>
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
      <dl className="receiptFacts">
        <div>
          <dt>From</dt>
          <dd>
            <strong>{seller.name}</strong>
            <br />
            {seller.email}
          </dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>
            {buyer.name === null ? null : (
              <>
                <strong dir="auto">{buyer.name}</strong>
                <br />
              </>
            )}
            {buyer.email}
          </dd>
        </div>
        <div>
          <dt>Receipt number</dt>
          <dd>
            <code>{id}</code>
          </dd>
        </div>
        <div>
          <dt>Paid on</dt>
          <dd>{dayText(paidAt ?? begunAt)}</dd>
        </div>
        <div>
          <dt>Paid by</dt>
          <dd>{methodText(payment)}</dd>
        </div>
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" className="figure">
              USD
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              {creditsText(credits)}
              <span className="soft"> {kindNames[kind]}</span>
            </th>
            <td className="figure">{usdText(usd)}</td>
          </tr>
          {refunded === 0 ? null : (
            <tr>
              <th scope="row">Refunded</th>
              <td className="figure">{usdText(-refunded)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{refunded === 0 ? "Total paid" : "Total after the refund"}</th>
            <td className="figure">{usdText(usd - refunded)}</td>
          </tr>
        </tfoot>
      </table>
    </Dialog>
  );
}

/** What is saved as PDF is named after the page's title. */
function print(id: string): void {
  const title = document.title;
  document.title = `Receipt ${id}`;
  window.print();
  document.title = title;
}
