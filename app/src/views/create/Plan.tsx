import { Link } from "@tanstack/react-router";
import type { DryRun } from "../../../../client/src/types.ts";
import { countText, creditsText, usdText } from "../../parts/words.ts";

const shownConcepts = 6;

/** What an order costs and what would be made of it; `isFresh`: of what stands in the form now. */
export function Plan({ plan, isFresh }: { plan: DryRun | undefined; isFresh: boolean }) {
  return (
    <div className={isFresh || plan === undefined ? "plan" : "plan stale"} aria-busy={!isFresh}>
      <p className="planPrice" role="status">
        {plan === undefined ? (
          <span className="soft">…</span>
        ) : (
          <>
            {creditsText(plan.cost_credits)} <span className="soft">{usdText(plan.cost_usd)}</span>
          </>
        )}
      </p>
      {plan === undefined ? null : <Planned plan={plan} />}
    </div>
  );
}

function Planned({ plan }: { plan: DryRun }) {
  const nameOf = (id: string) => plan.products.find((product) => product.id === id)?.name ?? "";
  const rest = plan.concepts.length - shownConcepts;
  return (
    <>
      <p className="soft">
        {balanceText(plan)}
        {plan.is_covered || plan.would_recharge ? null : (
          <>
            {" "}
            <Link to="/settings/billing">Add credits</Link>
          </>
        )}
      </p>
      {plan.dropped_product_refs.length === 0 ? null : (
        <p className="wrong" dir="auto">
          Not found: {plan.dropped_product_refs.join(", ")}
        </p>
      )}
      <ol className="planConcepts" aria-label="What would be made">
        {plan.concepts.slice(0, shownConcepts).map((concept) => (
          <li key={concept.index}>
            <img src={`/docs/assets/styles/${concept.style_id}.jpg`} alt="" width="240" height="320" loading="lazy" />
            <div>
              <strong dir="auto">{nameOf(concept.product_id)}</strong>
              <span>
                {concept.style_name} · {concept.copy_angle}
              </span>
            </div>
          </li>
        ))}
      </ol>
      {rest > 0 ? <p className="soft">and {countText(rest, "further concept")}</p> : null}
    </>
  );
}

function balanceText(plan: DryRun): string {
  if (plan.is_covered) return `Of your ${plan.credits_balance}; ${plan.credits_balance_after} will be left.`;
  if (plan.would_recharge) return `You have ${plan.credits_balance}: auto-recharge would charge your card.`;
  return `You have ${plan.credits_balance}: ${-plan.credits_balance_after} are missing.`;
}
