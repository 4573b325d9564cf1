import * as Switch from "@radix-ui/react-switch";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { Transaction } from "../../../../client/src/types.ts";
import { call, client } from "../../api/client.ts";
import type { AutoRecharge, TopUp } from "../../api/people.ts";
import { autoRechargeQuery, balanceQuery, sessionQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { Problem } from "../../parts/Problem.tsx";
import { useTitle } from "../../parts/useTitle.ts";
import { creditsText, timeText, usdText, wholeText } from "../../parts/words.ts";
import { SettingsFrame } from "./SettingsFrame.tsx";
import { saveUsage } from "./usageFile.ts";

/** Balance, top-up, auto-recharge and every movement of the credits. */
export function Billing() {
  useTitle("Billing");
  const { data: session } = useQuery(sessionQuery);
  const balance = useQuery(balanceQuery);
  const isOwner = session?.account.role === "owner";
  return (
    <SettingsFrame>
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
      <UsageList />
    </SettingsFrame>
  );
}

const usualAmounts = ["25", "50", "100", "250"];

/** Whole credits of ten cents, from 1 to 10,000 USD. */
function amountProblem(text: string): string | null {
  const isTenths = /^\d{1,5}(\.\d0?)?$/.test(text.trim());
  const usd = Number(text);
  return isTenths && usd >= 1 && usd <= 10_000 ? null : "An amount from 1 to 10,000 USD, in steps of 0.10.";
}

function TopUpForm() {
  const [amount, setAmount] = useState("25");
  const [complaint, setComplaint] = useState<string | null>(null);
  const open = useMutation({
    mutationFn: (amountUsd: number) => call<TopUp>("POST", "/top-ups", { amount_usd: amountUsd }),
    onSuccess: ({ url }) => location.assign(url),
  });
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
          problem={complaint}
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
              }}
            />
          )}
        </Field>
        <Problem error={open.error} />
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

function AutoRechargeFields({ now }: { now: AutoRecharge }) {
  const queries = useQueryClient();
  const [isOn, setIsOn] = useState(now.enabled);
  const [threshold, setThreshold] = useState(String(now.threshold_credits));
  const [amount, setAmount] = useState(String(now.amount_usd));
  const [shows, setShows] = useState(false);
  const save = useMutation({
    mutationFn: (wanted: AutoRecharge) => call<AutoRecharge>("PATCH", "/auto-recharge", wanted),
    onSuccess: (kept) => {
      queries.setQueryData(autoRechargeQuery.queryKey, kept);
      void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
    },
  });
  const wrongThreshold = /^\d{1,7}$/.test(threshold.trim()) ? null : "A whole number of credits.";
  const wrongAmount = amountProblem(amount);
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
          <label htmlFor="recharge-on">Buy by itself when credits run low</label>
          <p className="hint">Charges the card that the last payment has saved.</p>
        </div>
        <Switch.Root id="recharge-on" className="switch" checked={isOn} onCheckedChange={setIsOn}>
          <Switch.Thumb className="switchThumb" />
        </Switch.Root>
      </div>
      <div className="inline">
        <Field label="Below, in credits" problem={shows ? wrongThreshold : null}>
          {(input) => (
            <input
              {...input}
              inputMode="numeric"
              autoComplete="off"
              value={threshold}
              onChange={({ target }) => setThreshold(target.value)}
            />
          )}
        </Field>
        <Field label="Buy for, in USD" problem={shows ? wrongAmount : null}>
          {(input) => (
            <input
              {...input}
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          )}
        </Field>
      </div>
      <Problem error={save.error} />
      <div className="row">
        <Button type="submit" isBusy={save.isPending}>
          Keep
        </Button>
        <span className="soft" role="status">
          {save.isSuccess ? "Kept." : ""}
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
      {(usage.data?.length ?? 0) > wanted ? (
        <p>
          <Button isBusy={usage.isFetching} onClick={() => setWanted(wanted + 4 * pageSize)}>
            Show earlier ones
          </Button>
        </p>
      ) : null}
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
