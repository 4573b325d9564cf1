/** The image on which the others are built; an engine without a registry needs one that it has. */
export const baseImage = process.env.RENDERER_BASE_IMAGE ?? "node:24-bookworm-slim";

export const rendererImage = "ad-creative-renderer:tested";
export const suiteImage = "ad-creative-renderer:suite";
export const proxyImage = "ad-creative-container-proxy:tested";

/** As the renderer is meant to run: without network, and nothing to write to but its scratch folder. */
export const asInProduction = ["--network", "none", "--read-only", "--tmpfs", "/tmp:exec,mode=1777"];
