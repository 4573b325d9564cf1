import * as RadioGroup from "@radix-ui/react-radio-group";
import * as Switch from "@radix-ui/react-switch";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import orderFacts from "facts:order";
import { useEffect, useId, type FormEvent } from "react";
import { client } from "../../api/client.ts";
import { balanceQuery } from "../../api/queries.ts";
import { Button } from "../../parts/Button.tsx";
import { Field } from "../../parts/Field.tsx";
import { fieldProblem, Problem, Wrong } from "../../parts/Problem.tsx";
import { useKept } from "../../parts/useKept.ts";
import { useMayEdit } from "../../parts/useMayEdit.ts";
import { useOrder } from "../../parts/useOrder.ts";
import { useSettled } from "../../parts/useSettled.ts";
import { useTitle } from "../../parts/useTitle.ts";
import { creditsText, formatNames } from "../../parts/words.ts";
import { CallSamples } from "./CallSamples.tsx";
import { countProblem, emptyForm, orderOf, labelsProblem, type LookBy, type OrderForm as TypedOrder } from "./form.ts";
import { LookFields } from "./LookFields.tsx";
import { Plan } from "./Plan.tsx";
import { ProductPicker } from "./ProductPicker.tsx";
import "./create.css";

const route = getRouteApi("/framed/create");
/** So long nothing is typed before the price is asked for. */
const pauseMs = 350;

/** The form of an order, for those who may spend. */
export function Create() {
  useTitle("Create");
  if (useMayEdit()) return <OrderForm />;
  return (
    <div className="view narrow">
      <h1>Create ads</h1>
      <p className="lead">Your role looks and approves; an editor of the account can order ads.</p>
      <Link to="/" className="button main">
        See what was ordered
      </Link>
    </div>
  );
}

/** Fields that say beside them what is wrong; a refusal of any other is told with the price. */
const alwaysShown = [
  ...["count", "product_refs", "webhook_url", "metadata", "in_situ"],
  ...["creative.brand_tone", "creative.spread"],
];
const shownBy: Readonly<Record<LookBy, readonly string[]>> = {
  service: [],
  categories: ["creative.animation_prompts"],
  words: ["creative.style_search"],
  styles: ["creative.featured_styles"],
};

/** Everything that an order takes, with its price and plan before it is paid, and the call that it amounts to. */
function OrderForm() {
  const navigate = useNavigate();
  const { products: asked } = route.useSearch();
  const [form, setForm] = useKept<TypedOrder>("create.form", emptyForm);
  const change = (part: Partial<TypedOrder>) => setForm((before) => ({ ...before, ...part }));
  useEffect(() => {
    if (asked !== undefined) setForm((before) => ({ ...before, products: [asked] }));
  }, [asked, setForm]);

  const { data: balance } = useQuery(balanceQuery);
  const wrongCount = countProblem(form.count, orderFacts.maxCount);
  const wrongLabels = labelsProblem(form.labels);
  const isWhole = wrongCount === null && wrongLabels === null;
  const order = orderOf(form);
  const settled = useSettled(JSON.stringify(order), pauseMs);
  const plan = useQuery({
    queryKey: ["dry-run", settled],
    queryFn: ({ signal }) => client.dryRun(JSON.parse(settled) as typeof order, { signal }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  const placing = useOrder(order, ({ delivery_id: deliveryId }) => {
    void navigate({ to: "/deliveries/$deliveryId", params: { deliveryId } });
  });
  const refusal = placing.error ?? plan.error;
  const wrong = (param: string) => fieldProblem(refusal, param);
  const isPlaced = [...alwaysShown, ...shownBy[form.lookBy]].some((param) => wrong(param) !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) placing.place();
  };
  const perConcept = (format: "static" | "full") =>
    balance === undefined
      ? ""
      : `${format === "static" ? balance.pricing.static_ad_credits : balance.pricing.full_ad_credits} credits a concept`;

  return (
    <form className="view create" noValidate onSubmit={submit}>
      <div className="createFields">
        <h1>Create ads</h1>
        <p className="lead">What you leave open, the service chooses. Nothing is charged before you order.</p>
        <section aria-labelledby="what">
          <h2 id="what">What</h2>
          <div className="createTwo">
            <Field label="Concepts" hint="Each in two sizes: 9:16 and 4:5." problem={wrongCount ?? wrong("count")}>
              {(input) => (
                <input
                  {...input}
                  inputMode="numeric"
                  autoComplete="off"
                  value={form.count}
                  onChange={({ target }) => change({ count: target.value })}
                />
              )}
            </Field>
            <div className="field">
              <span className="legend" id="format">
                Format
              </span>
              <RadioGroup.Root
                className="choices"
                aria-labelledby="format"
                value={form.format}
                onValueChange={(format) => change({ format: format === "full" ? "full" : "static" })}
              >
                {(["static", "full"] as const).map((format) => (
                  <RadioGroup.Item key={format} value={format}>
                    {formatNames[format]}
                  </RadioGroup.Item>
                ))}
              </RadioGroup.Root>
              <p className="hint">{perConcept(form.format)}</p>
            </div>
          </div>
          <ProductPicker
            chosen={form.products}
            onChange={(products) => change({ products })}
            problem={wrong("product_refs")}
          />
        </section>
        <section aria-labelledby="look">
          <h2 id="look">Look</h2>
          <LookFields form={form} change={change} wrong={wrong} />
          <OnOff
            label="In a lifestyle scene"
            hint="The product stands in surroundings in place of the moving ground."
            isOn={form.isInSitu}
            onChange={(isInSitu) => change({ isInSitu })}
          />
          <Wrong problem={wrong("in_situ")} />
        </section>
        <section aria-labelledby="words">
          <h2 id="words">Words</h2>
          <div className="createTwo">
            <Field label="Angle">
              {(input) => (
                <select
                  {...input}
                  value={form.angle}
                  onChange={({ target }) =>
                    change({ angle: orderFacts.copyAngles.find((angle) => angle === target.value) ?? "" })
                  }
                >
                  <option value="">All six take turns</option>
                  {orderFacts.copyAngles.map((angle) => (
                    <option key={angle} value={angle}>
                      {angle}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label="Tone" hint="Empty: the shop’s own tone." problem={wrong("creative.brand_tone")}>
              {(input) => (
                <input
                  {...input}
                  maxLength={500}
                  autoComplete="off"
                  placeholder="calm, expert, a little playful"
                  value={form.tone}
                  onChange={({ target }) => change({ tone: target.value })}
                />
              )}
            </Field>
          </div>
        </section>
        <details className="further">
          <summary>For engineers: webhook and labels</summary>
          <Field label="Webhook" hint="Called once the delivery has ended." problem={wrong("webhook_url")}>
            {(input) => (
              <input
                {...input}
                type="url"
                autoComplete="off"
                spellCheck={false}
                placeholder="https://hooks.example.com/ads"
                value={form.webhookUrl}
                onChange={({ target }) => change({ webhookUrl: target.value })}
              />
            )}
          </Field>
          <Field
            label="Labels"
            hint="One a line, name: value. They come back with the delivery."
            problem={wrongLabels ?? wrong("metadata")}
          >
            {(input) => (
              <textarea
                {...input}
                rows={3}
                spellCheck={false}
                placeholder="campaign: spring-launch"
                value={form.labels}
                onChange={({ target }) => change({ labels: target.value })}
              />
            )}
          </Field>
        </details>
      </div>
      <aside className="createSide" aria-label="Price and plan">
        <div className="panel">
          <Plan plan={isWhole ? plan.data : undefined} isFresh={!plan.isPlaceholderData && !plan.isFetching} />
          {isPlaced ? null : <Problem error={refusal} />}
          <Button type="submit" look="main" className="order" isBusy={placing.isPending} disabled={!isWhole}>
            {plan.data === undefined || !isWhole ? "Order" : `Order for ${creditsText(plan.data.cost_credits)}`}
          </Button>
          <p className="hint">Paid once, however often you press. Credits of a delivery that fails come back.</p>
        </div>
        <CallSamples order={order} />
      </aside>
    </form>
  );
}

interface OnOffProps {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function OnOff({ label, hint, isOn, onChange }: OnOffProps) {
  const id = useId();
  return (
    <div className="switchRow">
      <div>
        <label htmlFor={id}>{label}</label>
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      <Switch.Root id={id} className="switch" aria-describedby={`${id}-hint`} checked={isOn} onCheckedChange={onChange}>
        <Switch.Thumb className="switchThumb" />
      </Switch.Root>
    </div>
  );
}
