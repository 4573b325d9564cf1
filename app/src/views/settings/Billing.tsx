import * as Switch from "@radix-ui/react-switch";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import testMode from "facts:testMode";
import { useState, type FormEvent } from "react";
import type { Transaction } from "../../../../client/src/types.ts";
import { call, client } from "../../api/client.ts";
import type { AutoRecharge } from "../../api/people.ts";
import { autoRechargeQuery, balanceQuery, sessionQuery } from "../../api/queries.ts";
import { isTestMode } from "../../api/testMode.ts";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { useFocusHeir } from "../../parts/focus.ts";
import { MoreButton } from "../../parts/MoreButton.tsx";
import { fieldProblem, Problem } from "../../parts/Problem.tsx";
import { useKept } from "../../parts/useKept.ts";
import { useTitle } from "../../parts/useTitle.ts";
import { countText, creditsText, timeText, usdText, wholeText } from "../../parts/words.ts";
import { Receipts } from "./Receipts.tsx";
import { ReturnedPayment } from "./ReturnedPayment.tsx";
import { SettingsFrame } from "./SettingsFrame.tsx";
import { UsageChart } from "./UsageChart.tsx";
import { saveUsage } from "./usageFile.ts";

/** Balance, top-up, auto-recharge, receipts, and what the credits were spent on. */
export function Billing() {
  useTitle("Billing");
  const { data: session } = useQuery(sessionQuery);
  const balance = useQuery(balanceQuery);
  const isOwner = session?.account.role === "owner";
  return (
    <SettingsFrame>
      {isOwner ? <ReturnedPayment /> : null}
      <section aria-labelledby="balance">
        <h2 id="balance" className="hidden">
          Balance
        </h2>
        <p className="amount">{balance.data === undefined ? "…" : creditsText(balance.data.credits_balance)}</p>
        <Problem error={balance.error} />
        {balance.data === undefined ? null : (
          <p className="soft">
            {usdText(balance.data.credits_balance_usd_equivalent)}. A concept costs{" "}
            {creditsText(balance.data.pricing.static_ad_credits)} as stills and {balance.data.pricing.full_ad_credits}{" "}
            with videos; a credit is {usdText(balance.data.pricing.credit_usd)}.
          </p>
        )}
      </section>
      {isOwner ? (
        <div className="settingsTwo">
          <TopUpForm />
          <AutoRechargeForm />
        </div>
      ) : (
        <section>
          <p className="soft">Credits are bought by the account's owner.</p>
        </section>
      )}
      {isOwner ? <Receipts /> : null}
      <UsageList />
    </SettingsFrame>
  );
}

const mostUsd = isTestMode ? testMode.paymentUsd : 10_000;
const usualAmounts = ["25", "50", "100", "250"].filter((amount) => Number(amount) <= mostUsd);

/** Whole credits of ten cents, from 1 USD on. */
function amountProblem(text: string): string | null {
  const isTenths = /^\d{1,5}(\.\d0?)?$/.test(text.trim());
  const usd = Number(text);
  return isTenths && usd >= 1 && usd <= mostUsd
    ? null
    : `An amount from 1 to ${mostUsd.toLocaleString("en")} USD, in steps of 0.10.`;
}

function TopUpForm() {
  const [amount, setAmount] = useKept("top-up.amount", "25");
  const [complaint, setComplaint] = useState<string | null>(null);
  const open = useMutation({
    mutationFn: (amountUsd: number) => call("POST /top-ups", { body: { amount_usd: amountUsd } }),
    onSuccess: ({ url }) => location.assign(url),
  });
  const refused = fieldProblem(open.error, "amount_usd");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = amountProblem(amount);
    setComplaint(problem);
    if (problem === null && !open.isPending) open.mutate(Number(amount));
  };
  return (
    <section aria-labelledby="top-up">
      <h2 id="top-up">Buy credits</h2>
      <form noValidate onSubmit={submit}>
        <div className="choices amounts" role="group" aria-label="Usual amounts">
          {usualAmounts.map((usual) => (
            <button
              key={usual}
              type="button"
              aria-pressed={amount === usual}
              data-state={amount === usual ? "on" : "off"}
              onClick={() => setAmount(usual)}
            >
              ${usual}
            </button>
          ))}
        </div>
        <Field
          label="Amount in USD"
          hint={
            amountProblem(amount) === null
              ? `${creditsText(Math.round(Number(amount) * 10))}. Paid on the provider's own page.`
              : "Paid on the provider's own page."
          }
          problem={complaint ?? refused}
        >
          {(input) => (
            <input
              {...input}
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={({ target }) => {
                setAmount(target.value);
                setComplaint(null);
                if (!open.isPending) open.reset();
              }}
            />
          )}
        </Field>
        <Problem error={refused === null ? open.error : null} />
        <Button type="submit" look="main" isBusy={open.isPending}>
          Go to payment
        </Button>
      </form>
    </section>
  );
}

function AutoRechargeForm() {
  const settings = useQuery(autoRechargeQuery);
  return (
    <section aria-labelledby="recharge">
      <h2 id="recharge">Auto-recharge</h2>
      <Problem error={settings.error} />
      {settings.data === undefined ? null : <AutoRechargeFields now={settings.data} />}
    </section>
  );
}

/** The fields as they stand in the form. */
interface AutoRechargeTyped {
  isOn: boolean;
  threshold: string;
  amount: string;
}

const typedOf = ({ enabled, threshold_credits, amount_usd }: AutoRecharge): AutoRechargeTyped => ({
  isOn: enabled,
  threshold: String(threshold_credits),
  amount: String(amount_usd),
});

/** What of the edits is not so already. */
function stillToKeep(edits: Partial<AutoRechargeTyped>, now: AutoRecharge): Partial<AutoRechargeTyped> {
  const typed = typedOf(now);
  return Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => typed[name as keyof AutoRechargeTyped] !== value),
  );
}

function AutoRechargeFields({ now }: { now: AutoRecharge }) {
  const queries = useQueryClient();
  const [kept, setEdits] = useKept<Partial<AutoRechargeTyped>>("auto-recharge", {});
  const [shows, setShows] = useState(false);
  const edits = stillToKeep(kept, now);
  const isEdited = Object.keys(edits).length > 0;
  const { isOn, threshold, amount } = { ...typedOf(now), ...edits };
  const keepButton = useFocusHeir<HTMLButtonElement>(isEdited);
  const save = useMutation({
    mutationFn: (wanted: Omit<AutoRecharge, "daily_limit">) => call("PATCH /auto-recharge", { body: wanted }),
    onSuccess: (settings) => {
      // What was typed meanwhile stays.
      setEdits((typed) => stillToKeep(typed, settings));
      queries.setQueryData(autoRechargeQuery.queryKey, settings);
      void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
    },
  });
  const edit = (change: typeof edits) => {
    if (!save.isPending) save.reset();
    setEdits(stillToKeep({ ...edits, ...change }, now));
  };
  const wrongThreshold = /^\d{1,7}$/.test(threshold.trim()) ? null : "A whole number of credits.";
  const wrongAmount = amountProblem(amount);
  const refused = {
    threshold: fieldProblem(save.error, "threshold_credits"),
    amount: fieldProblem(save.error, "amount_usd"),
  };
  const isBeside = refused.threshold !== null || refused.amount !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShows(true);
    if (wrongThreshold !== null || wrongAmount !== null || save.isPending) return;
    save.mutate({ enabled: isOn, threshold_credits: Number(threshold), amount_usd: Number(amount) });
  };
  return (
    <form noValidate onSubmit={submit}>
      <div className="switchRow">
        <div>
          <label htmlFor="recharge-on">Top up automatically</label>
          <p className="hint">
            Charges the card that the last payment has saved, {countText(now.daily_limit, "time")} in 24 hours at most.
          </p>
        </div>
        <Switch.Root id="recharge-on" className="switch" checked={isOn} onCheckedChange={(on) => edit({ isOn: on })}>
          <Switch.Thumb className="switchThumb" />
        </Switch.Root>
      </div>
      <div className="inline">
        <Field
          label="When the balance falls below, in credits"
          problem={(shows ? wrongThreshold : null) ?? refused.threshold}
        >
          {(input) => (
            <input
              {...input}
              inputMode="numeric"
              autoComplete="off"
              value={threshold}
              onChange={({ target }) => edit({ threshold: target.value })}
            />
          )}
        </Field>
        <Field label="Top-up amount in USD" problem={(shows ? wrongAmount : null) ?? refused.amount}>
          {(input) => (
            <input
              {...input}
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={({ target }) => edit({ amount: target.value })}
            />
          )}
        </Field>
      </div>
      <Problem error={isBeside ? null : save.error} />
      <div className="row">
        <Button ref={keepButton} type="submit" isBusy={save.isPending}>
          Keep
        </Button>
        {isEdited ? (
          <Button look="quiet" onClick={() => setEdits({})}>
            Discard
          </Button>
        ) : null}
        <span className="soft" role="status">
          {isEdited ? "Not kept yet." : save.isSuccess ? "Kept." : ""}
        </span>
      </div>
    </form>
  );
}

const pageSize = 25;

function UsageList() {
  const [wanted, setWanted] = useState(pageSize);
  const usage = useQuery({
    queryKey: ["usage", wanted],
    queryFn: ({ signal }) => firstOf(client.listUsage({ pageSize, signal }), wanted + 1),
    placeholderData: (before) => before,
  });
  const download = useMutation({ mutationFn: saveUsage });
  const entries = usage.data?.slice(0, wanted) ?? [];
  return (
    <section aria-labelledby="usage">
      <div className="row between">
        <h2 id="usage">Usage</h2>
        <Button isBusy={download.isPending} onClick={() => download.mutate()}>
          Download as CSV
        </Button>
      </div>
      <UsageChart />
      <Problem error={usage.error ?? download.error} />
      {usage.isSuccess && entries.length === 0 ? <p className="soft">Nothing was booked yet.</p> : null}
      <table className="folds">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">When</th>
            <th scope="col" className="figure">
              Credits
            </th>
            <th scope="col" className="figure">
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <UsageRow key={`${entry.at} ${index}`} entry={entry} />
          ))}
        </tbody>
      </table>
      <MoreButton
        hasMore={(usage.data?.length ?? 0) > wanted}
        isBusy={usage.isFetching}
        onMore={() => setWanted(wanted + 4 * pageSize)}
      >
        Show earlier ones
      </MoreButton>
    </section>
  );
}

function UsageRow({ entry }: { entry: Transaction }) {
  const delta = entry.credits_delta;
  return (
    <tr>
      <th scope="row">
        {entry.type}
        <span className="soft"> {entry.description}</span>
      </th>
      <td data-name="When">{timeText(entry.at)}</td>
      <td data-name="Credits" className={`figure ${delta < 0 ? "minus" : "plus"}`}>
        {delta > 0 ? "+" : "−"}
        {wholeText(Math.abs(delta))}
      </td>
      <td data-name="Balance" className="figure">
        {wholeText(entry.balance_after)}
      </td>
    </tr>
  );
}

async function firstOf<Entry>(entries: AsyncIterable<Entry>, count: number): Promise<Entry[]> {
  const taken: Entry[] = [];
  for await (const entry of entries) {
    taken.push(entry);
    if (taken.length >= count) break;
  }
  return taken;
}
