import type { BrandKit } from "../core/brand/kit.ts";
import type { RunCounts } from "../core/brand/finds.ts";
import type { HostCircuits, HostSign } from "../core/brand/hostCircuits.ts";
import type { OnboardingOrder } from "../core/brand/onboarding.ts";
import type { TaskMessage } from "../core/brand/tasks.ts";
import type { RobotsRules } from "../core/discovery/robots.ts";
import type { ScrapedProduct } from "../core/product/scraped.ts";
import type { CatalogueProduct } from "./catalogue.ts";

/** What one message of the queue `pages` is about. */
export type TaskInput =
  | { kind: "kit" }
  | { kind: "page"; url: string }
  /** `pictureKey`: where its picture goes; the same however often the task is repeated. */
  | { kind: "picture"; product: ScrapedProduct; pictureKey: string };

export type TaskResult =
  | { kind: "kit"; kit: BrandKit }
  | { kind: "page"; products: ScrapedProduct[] }
  | { kind: "picture"; product: CatalogueProduct };

/** What a task needs to know of the run it belongs to. */
export interface TaskRun {
  home: string;
  robots: RobotsRules;
  /** Where the run's files go in the media bucket. */
  folder: string;
}

export type TaskClaim =
  | { kind: "stale" }
  /**
   * `accountId`: whose brand it is; `requestId`: the call that began the run. `waitMs`: how long to wait before the first request, so that the shop is not hurried. `circuits`: hosts that the run's tasks have had
   * trouble with.
   */
  | {
      kind: "work";
      accountId: string;
      requestId?: string | undefined;
      token: string;
      input: TaskInput;
      run: TaskRun;
      waitMs: number;
      circuits: HostCircuits;
    };

export type TaskOutcome =
  | { kind: "done"; result: TaskResult }
  /** Cannot be had, however often it is tried. */
  | { kind: "gone"; message: string }
  /** `isLate`: it was stopped because its time was over, or something of ours took too long. */
  | { kind: "again"; message: string; isLate?: true }
  /** Something of ours was in use; not counted as an attempt. `hasDownloaded`: what the shop sent meanwhile has to be sent again. */
  | { kind: "busy"; message: string; hasDownloaded?: true };

export interface TaskReport {
  token: string;
  outcome: TaskOutcome;
  /** How the hosts that it asked answered, in order. */
  signs: readonly HostSign[];
}

/** A product that a run has found a picture of. */
export interface Find {
  /** The how manieth of the run it is, from 1. */
  number: number;
  name: string;
  /** Of its cut-out, or of the picture that it is shown by where it has none; it lies in the media bucket. */
  pictureKey: string;
  /** Whether an ad can show it. */
  isUsable: boolean;
}

/** What a run has found so far. */
export interface RunFinds extends RunCounts {
  productsUsable: number;
  /** The newest first, `toldFinds` at most. */
  newest: Find[];
}

/** The objects that own onboarding, one a brand. */
export interface BrandObjects {
  begin(order: OnboardingOrder): Promise<void>;
  poke(brandId: string): Promise<void>;
  /** The task and a lease on it, or `stale` when it is over, somebody else's, or of an older run. */
  claim(message: TaskMessage): Promise<TaskClaim>;
  /** How a claimed task ended; ignored when the claim is no longer the present one. */
  report(message: TaskMessage, report: TaskReport): Promise<void>;
  /** What the run that is under way has found; null where none is. */
  finds(brandId: string): Promise<RunFinds | null>;
  /** Deletes what the last run has read of the shop. False while the run is not over, or still has something to tell. */
  forgetScrapes(brandId: string): Promise<boolean>;
  /** Remembers a folder of the media bucket for an uploaded file, before it is stored there: it is looked through, and deleted, with those of runs. */
  noteUpload(brandId: string, folder: string): Promise<void>;
  /** The folders of the media bucket in which runs and uploads have stored files. */
  folders(brandId: string): Promise<string[]>;
  /** Stops what is under way and deletes all that the object knows. */
  forget(brandId: string): Promise<void>;
}

/** Sends tasks to the queue `pages`. */
export interface TaskQueue {
  send(messages: readonly TaskMessage[]): Promise<void>;
}
