import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { freePort, killLeftovers, untilHealthy } from "../../scripts/processes.ts";

/** One `npm start` as a user runs it, in a process group of its own, with its data in a folder of its own. */
export class Instance {
  readonly port: number;
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | null = null;
  #output = "";

  private constructor(port: number, env: Record<string, string>) {
    this.port = port;
    this.#env = env;
    this.dataDir = mkdtempSync(path.join(process.cwd(), ".cache", "e2e-"));
  }

  /** Begins with nothing, or with what the data folder `copyOf` of a service that has ended holds. */
  static async create(
    env: Record<string, string> | ((port: number) => Record<string, string>) = {},
    { copyOf }: { copyOf?: string } = {},
  ): Promise<Instance> {
    const port = await freePort();
    const instance = new Instance(port, typeof env === "function" ? env(port) : env);
    if (copyOf !== undefined) cpSync(copyOf, instance.dataDir, { recursive: true });
    return instance;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get output(): string {
    return this.#output;
  }

  get operatorToken(): string {
    return (JSON.parse(readFileSync(path.join(this.dataDir, "secrets.json"), "utf8")) as { operatorToken: string })
      .operatorToken;
  }

  async start(): Promise<void> {
    const env = { ...process.env, ...this.#env, PORT: String(this.port), DATA_DIR: this.dataDir };
    const child = spawn("npm", ["start"], { env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (this.#output += chunk.toString()));
    await untilHealthy(`${this.url}/v1`, child, 120_000).catch((error: unknown) => {
      throw new Error(`npm start did not come up: ${String(error)}\n${this.#output}`);
    });
  }

  /** `kill -9` of everything that npm start has started. */
  async killEverything(): Promise<void> {
    const child = this.#child;
    if (!child?.pid) return;
    const closed = once(child, "exit");
    process.kill(-child.pid, "SIGKILL");
    await closed;
  }

  /** Resolves when npm start has ended by itself. */
  async ended(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }

  /** SIGTERM to npm start alone, as a supervisor sends it; gives its exit code. */
  async stop(): Promise<number | null> {
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const closed = once(child, "exit");
    child.kill("SIGTERM");
    await closed;
    return child.exitCode;
  }

  async dispose(): Promise<void> {
    await this.stop();
    killLeftovers(this.dataDir);
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
