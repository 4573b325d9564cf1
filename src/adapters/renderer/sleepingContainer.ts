import { Container } from "@cloudflare/containers";

/** One slot: the Container object in front of `container/`, which sleeps after `sleepAfter`. It has no way out to the internet. */
export class SleepingContainer<Bindings = unknown> extends Container<Bindings> {
  override defaultPort = 8080;
  override enableInternet = false;
}
