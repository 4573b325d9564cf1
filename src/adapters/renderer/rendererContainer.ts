import { Container } from "@cloudflare/containers";

/** One renderer slot: the Container object in front of `container/`. It has no way out to the internet. */
export class RendererContainer extends Container {
  override defaultPort = 8080;
  override sleepAfter = "10m";
  override enableInternet = false;
}
