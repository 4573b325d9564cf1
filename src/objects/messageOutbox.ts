import type { DeliveryState } from "../core/delivery/state.ts";
import { errorText } from "../core/errorText.ts";
import { eventsOf, messageIdOf } from "../core/events/index.ts";
import {
  attempted,
  dueMessage,
  newMessage,
  nextMessageAt,
  postponed,
  replayed,
  type Message,
} from "../core/events/message.ts";
import type { Signal } from "../core/signals/signals.ts";
import type { WebhookReport } from "../ports/deliveries.ts";
import type { Media } from "../ports/media.ts";
import type { Signals } from "../ports/signals.ts";
import { sendMessage, type SendContext, type Sent } from "../services/sendMessage.ts";
import { within } from "../services/within.ts";
import type { DeliveryStore } from "./deliveryStore.ts";

export interface OutboxContext extends SendContext {
  signals: Signals;
  media: Media;
  docsUrl: string;
  /** Waits before each further attempt to deliver a message; one more failure than entries drops it. */
  webhookRetrySeconds: readonly number[];
}

/** No receiver holds up a message for longer; an attempt past it counts as none and is made again. */
const attemptDeadlineMs = 20_000;

/** The messages of a delivery's events: written in the step in which the event happens, sent one at a time until they are settled. */
export class MessageOutbox {
  readonly #store: DeliveryStore;
  readonly #context: () => OutboxContext;
  readonly #rearm: () => void;
  #sending: Promise<void> | null = null;

  /** `rearm` is called when another message, or none, is due next. */
  constructor(store: DeliveryStore, context: () => OutboxContext, rearm: () => void) {
    this.#store = store;
    this.#context = context;
    this.#rearm = rearm;
  }

  /** Takes up what a step of the delivery has brought about, if anything; bodies are frozen here. */
  announce(before: DeliveryState | null, after: DeliveryState): boolean {
    const { runtime, media, docsUrl } = this.#context();
    const events = eventsOf(before, after);
    for (const event of events) {
      const body = JSON.stringify(event.payload(after, { mediaUrl: (key) => media.url(key), docsUrl }));
      this.#store.addMessage(newMessage(messageIdOf(event.name, after.order.deliveryId), runtime.nowMs()), body);
    }
    return events.length > 0;
  }

  /** When the next message has to be sent, in ms since 1970; null when none has. */
  nextAt(): number | null {
    return nextMessageAt(this.#store.messages);
  }

  /** The last message and every attempt to send it. */
  report(): WebhookReport {
    const url = this.#store.state?.order.webhookUrl ?? null;
    const message = this.#store.messages.at(-1);
    return {
      status: message?.status ?? (url === null ? "none" : "pending"),
      url,
      messageId: message?.id ?? null,
      nextAttemptAtMs: message?.dueAtMs ?? null,
      attempts: message === undefined ? [] : this.#store.attemptsOf(message.id),
    };
  }

  get isSending(): boolean {
    return this.#sending !== null;
  }

  /** Has the last message sent again; false where its body is no longer kept. */
  replay(): boolean {
    const message = this.#store.messages.at(-1);
    if (message === undefined) return true;
    if (this.#store.bodyOf(message.id) === "") return false;
    this.#change(replayed(message, this.#context().runtime.nowMs()), { kind: "webhookReplayed" });
    return true;
  }

  /** Sends what is due. */
  drain(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const message = dueMessage(this.#store.messages, this.#context().runtime.nowMs());
      if (message === null) return;
      await this.#send(message);
    }
  }

  async #send(message: Message): Promise<void> {
    let sent: Sent;
    try {
      sent = await within(attemptDeadlineMs, "sendMessage", this.#attempt(message));
    } catch (error) {
      console.warn("a message could not be sent and will be tried again", message.id, errorText(error));
      this.#change(postponed(this.#current(message), message, this.#context().runtime.nowMs()), null);
      return;
    }
    // From here to the end nothing awaits: the attempt and its consequence are stored together.
    const { runtime, webhookRetrySeconds } = this.#context();
    const next = attempted(this.#current(message), message, sent.outcome, runtime.nowMs(), webhookRetrySeconds);
    this.#store.addAttempt(message.id, sent.attempt);
    this.#tell(message, sent, next);
    const { id: messageId, attempt } = message;
    this.#change(next, { kind: "webhookAnswered", messageId, attempt, ...sent.outcome });
  }

  /** Tells of an attempt, and of a message that was dropped with it. */
  #tell(message: Message, { outcome, attempt }: Sent, next: Message): void {
    const { order } = this.#store.state ?? {};
    if (order === undefined) return;
    const { signals } = this.#context();
    const delivery = { request_id: order.requestId, delivery_id: order.deliveryId, account_id: order.accountId };
    const attempted: Signal = {
      name: "webhook.attempted",
      ...delivery,
      message_id: message.id,
      attempt: message.attempt,
      outcome: outcome.delivered ? "delivered" : "refused",
      "http.response.status_code": attempt.status,
      duration_ms: attempt.durationMs,
    };
    signals.emit(attempted);
    if (next.status === "dropped" && this.#current(message).status !== "dropped")
      signals.emit({ name: "webhook.dropped", ...delivery, message_id: message.id, attempts: message.attempt });
  }

  async #attempt(message: Message): Promise<Sent> {
    const order = this.#store.state?.order;
    if (!order?.webhookUrl) throw new Error("there is no webhook_url");
    const body = this.#store.bodyOf(message.id);
    return sendMessage(this.#context(), { message, body, url: order.webhookUrl, accountId: order.accountId });
  }

  /** The message as it stands now: while it was being sent somebody may have asked for it again. */
  #current({ id }: Message): Message {
    const message = this.#store.messages.find((each) => each.id === id);
    if (message === undefined) throw new Error(`the message ${id} is gone`);
    return message;
  }

  #change(next: Message, entry: object | null): void {
    if (next === this.#current(next)) return;
    this.#store.changeMessage(next);
    if (entry !== null) this.#store.addToJournal(this.#context().runtime.nowMs(), JSON.stringify(entry));
    this.#rearm();
  }
}
