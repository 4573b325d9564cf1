import { WorkersImageModel } from "./adapters/ai/workersImageModel.ts";
import { WorkersTextModel } from "./adapters/ai/workersTextModel.ts";
import { bindPageBrowser } from "./adapters/browser/puppeteerPages.ts";
import { RpcCallLog } from "./adapters/callLog.ts";
import { D1Acceptance } from "./adapters/d1/acceptance.ts";
import { D1Accounts } from "./adapters/d1/accounts.ts";
import { D1ApiKeys } from "./adapters/d1/apiKeys.ts";
import { openDatabase } from "./adapters/d1/database.ts";
import { D1DeliveryCounts } from "./adapters/d1/deliveryCounts.ts";
import { D1DeliveryIndex } from "./adapters/d1/deliveries.ts";
import { D1OperatorAudit } from "./adapters/d1/operatorAudit.ts";
import { D1Operators } from "./adapters/d1/operators.ts";
import { D1InterruptedCalls } from "./adapters/d1/interruptedCalls.ts";
import { D1MediaOwners } from "./adapters/d1/mediaOwners.ts";
import { D1Comments } from "./adapters/d1/comments.ts";
import { D1PeopleAudit } from "./adapters/d1/peopleAudit.ts";
import { D1ShareLinks } from "./adapters/d1/shareLinks.ts";
import { D1People } from "./adapters/d1/people.ts";
import { D1SignInRequests } from "./adapters/d1/signInRequests.ts";
import { BetterAuthDoor } from "./adapters/people/door.ts";
import { SignUpWork } from "./adapters/people/signUpWork.ts";
import { D1Payments } from "./adapters/d1/payments.ts";
import { StripePayments } from "./adapters/payments/stripePayments.ts";
import { TestPayments } from "./adapters/payments/testPayments.ts";
import { D1LedgerAudit } from "./adapters/d1/ledgerAudit.ts";
import { D1ExpiredRows } from "./adapters/d1/expiredRows.ts";
import { D1SealedSecrets } from "./adapters/d1/sealedSecrets.ts";
import { D1SweepStates } from "./adapters/d1/sweepStates.ts";
import { D1ProductReview } from "./adapters/d1/productReview.ts";
import { CloudflareQueueStates } from "./adapters/signals/queueStates.ts";
import { ContainerSlots, ProcessSlot } from "./adapters/signals/rendererSlots.ts";
import { signalledMail } from "./adapters/signals/signalledMail.ts";
import { signalledModels } from "./adapters/signals/signalledModels.ts";
import { WorkerSignals } from "./adapters/signals/workerSignals.ts";
import { RpcDeliveryObjects } from "./adapters/deliveryObjects.ts";
import { D1BrandFiles } from "./adapters/d1/brandFiles.ts";
import { D1BrandKits } from "./adapters/d1/brandKits.ts";
import { D1BrowserSlots } from "./adapters/d1/browserSlots.ts";
import { D1AccountRows } from "./adapters/d1/accountRows.ts";
import { D1Deletions } from "./adapters/d1/deletions.ts";
import { D1DailyCounts } from "./adapters/d1/dailyCounts.ts";
import { D1Catalogue } from "./adapters/d1/catalogue.ts";
import { D1WebsiteProofs } from "./adapters/d1/websiteProofs.ts";
import { coloursOfPng, pictureSize } from "./adapters/images/pictureColours.ts";
import { ImagesOutlines } from "./adapters/images/imagesOutlines.ts";
import { decodePixels } from "./adapters/images/photonCodec.ts";
import { PhotonPictures } from "./adapters/images/photonPictures.ts";
import { PhotonPreviews } from "./adapters/images/photonPreviews.ts";
import { FolderMail } from "./adapters/mail/folderMail.ts";
import { SendEmailMail } from "./adapters/mail/sendEmail.ts";
import { DnsOverHttps } from "./adapters/net/dnsOverHttps.ts";
import { SafeWeb } from "./adapters/net/safeWeb.ts";
import { judgeWebAddress, judgeWebhookAddress } from "./adapters/net/webAddress.ts";
import { FetchWebhookSender } from "./adapters/net/webhookSender.ts";
import { R2KeptFiles } from "./adapters/r2/keptFiles.ts";
import { R2Media } from "./adapters/r2/media.ts";
import { R2MediaFiles } from "./adapters/r2/mediaFiles.ts";
import { CloudflareTaskQueue } from "./adapters/taskQueue.ts";
import { DerivedProofTokens } from "./adapters/proofTokens.ts";
import { bindingRateLimits } from "./adapters/rateLimits.ts";
import { openRenderer } from "./adapters/renderer/openRenderer.ts";
import { CloudflareRenderQueue } from "./adapters/renderQueue.ts";
import { workersRuntime } from "./adapters/runtime.ts";
import { SecretBox } from "./adapters/secretBox.ts";
import { webhookSigner } from "./adapters/webhookSigner.ts";
import { openStyleIndex } from "./adapters/styles/openStyleIndex.ts";
import type { Services } from "./api/services.ts";
import type { ToolContext } from "./api/tools/tool.ts";
import { daysMs } from "./core/limits/retention.ts";
import type { Env } from "./env.ts";
import { viewerPages } from "./http/pages/viewer/viewerPage.ts";
import { base32 } from "./core/ids.ts";
import type { DeliveryObjectContext } from "./objects/deliveryObject.ts";
import type { HealthCheck } from "./ports/health.ts";
import type { QueueStates } from "./ports/queueStates.ts";
import type { RendererSlots } from "./ports/rendererSlots.ts";
import type { RendererPoolContext } from "./objects/rendererPool.ts";
import type { PaymentProvider } from "./ports/payments.ts";
import type { SealedSecrets } from "./ports/sealedSecrets.ts";
import type { RetentionContext } from "./services/sweeps/retention.ts";
import type { GroundPictureContext } from "./services/groundPicture.ts";
import type { WebsiteProofServices } from "./services/websiteProof/context.ts";
import { readSettings, type Settings } from "./settings.ts";

/** A delivery that has not ended after two hours is given up and refunded. */
const maxDeliveryMs = 2 * 60 * 60_000;
/** An attempt that is past its deadline is broken off; a file that was all but stored by then is there this much later. */
const lateFilesMarginMs = 60_000;

export type AllServices = Services &
  RetentionContext &
  ToolContext &
  DeliveryObjectContext &
  RendererPoolContext &
  GroundPictureContext & { renderDeadlineMs: number; sealedSecrets: SealedSecrets };

const built = new WeakMap<Env, AllServices>();

/** The composition root: every port with its adapter, once for each environment. */
export function servicesFor(env: Env): AllServices {
  const known = built.get(env);
  if (known) return known;
  const services = build(env);
  built.set(env, services);
  return services;
}

function build(env: Env): AllServices {
  const settings = readSettings(env);
  const db = openDatabase(env.DB);
  const runtime = workersRuntime;
  const media = new R2Media(env.MEDIA, settings.mediaUrl);
  const keptFiles = new R2KeptFiles(env.KEPT);
  const webhookProblem = (url: string) => judgeWebhookAddress(url, settings);
  const secretBox = new SecretBox(settings.secretsKeys);
  const accounts = new D1Accounts(db, secretBox, runtime);
  const dailyCounts = new D1DailyCounts(db, settings.dailyLimits, () => runtime.nowMs());
  const nowMs = () => runtime.nowMs();
  const openCounts = () => env.METRICS.get(env.METRICS.idFromName("all"));
  const signals = new WorkerSignals({
    source: { serviceName: settings.workerName, environment: settings.environment },
    nowMs,
    count: (points) => openCounts().add(points),
    dataset: env.SIGNALS,
  });
  const plainMail =
    settings.mailFolderUrl === null
      ? new SendEmailMail(env.MAIL, settings.mailFrom)
      : new FolderMail(settings.mailFolderUrl, settings.mailFrom);
  const mail = signalledMail(plainMail, signals, nowMs);
  const placement = settings.rendererLocation === null ? {} : { locationHint: settings.rendererLocation };
  const openPool = () => env.RENDERER_POOL.get(env.RENDERER_POOL.idFromName("renderers"), placement);
  const testPayments = new TestPayments(db, settings.publicUrl, () => runtime.nowMs());
  const {
    renderer,
    normaliser,
    logos,
    outlines: rendererOutlines,
    rendererPool,
  } = openRenderer({
    url: settings.rendererUrl,
    rules: {
      slots: settings.rendererSlots,
      placesPerSlot: settings.rendererPlaces,
      idleMs: settings.rendererIdleSeconds * 1000,
    },
    containers: env.RENDERER,
    placement,
    openPool,
    newLeaseId: () => base32(runtime.random(10)),
  });
  const queueStates = new CloudflareQueueStates({
    renders: env.RENDERS,
    "renders-first": env.RENDERS_FIRST,
    pages: env.PAGES,
  });
  const rendererSlots =
    settings.rendererUrl === null
      ? new ContainerSlots(env.RENDERER, settings.rendererSlots)
      : new ProcessSlot(settings.rendererUrl);
  const userAgent = `AdCreativeService/1.0 (+${settings.docsUrl}; reads shops at their owner's request)`;
  const websiteProblem = (url: string) => judgeWebAddress(url, settings);
  const web = new SafeWeb(settings, userAgent);
  const catalogue = new D1Catalogue(db);
  const websiteProof: WebsiteProofServices = {
    runtime,
    catalogue,
    proofs: new D1WebsiteProofs(db),
    tokens: new DerivedProofTokens(settings.secretsKeys),
    web,
    dns: new DnsOverHttps(settings.dnsResolverUrl),
    mail,
    isRequired: settings.websiteProofRequired,
  };
  const outlines = env.IMAGES === undefined ? rendererOutlines : new ImagesOutlines(env.IMAGES, decodePixels);
  const door = new BetterAuthDoor({
    db,
    appUrl: settings.appUrl,
    secretsKey: settings.secretsKeys[0],
    ...runtime,
  });
  const binding = modelsOf(settings, env);
  const ai = binding === undefined ? undefined : signalledModels(binding, signals, nowMs);
  const imageModel = ai === undefined ? null : new WorkersImageModel(ai);
  const textModel = ai === undefined ? null : new WorkersTextModel(ai);
  return {
    settings,
    runtime,
    signals,
    metricCounts: { read: () => openCounts().read() },
    deliveryCounts: new D1DeliveryCounts(env.DB),
    queueStates,
    rendererSlots,
    rendererLeases: { look: () => openPool().leases() },
    healthChecks: healthChecks(env, queueStates, rendererSlots),
    media,
    adFiles: media,
    keptFiles,
    viewerPages,
    accounts,
    apiKeys: new D1ApiKeys(db),
    payments: new D1Payments(db),
    paymentProvider: providerFor(settings.payments, testPayments),
    testPayments,
    mail,
    operatorEmail: settings.operatorEmail,
    acceptance: new D1Acceptance(db),
    index: new D1DeliveryIndex(db),
    objects: new RpcDeliveryObjects((id) => env.DELIVERY.get(env.DELIVERY.idFromName(id))),
    renderer,
    rendererPool,
    brandKits: new D1BrandKits(db),
    interruptedCalls: new D1InterruptedCalls(db),
    previews: new PhotonPreviews(media),
    queue: new CloudflareRenderQueue(env.RENDERS, env.RENDERS_FIRST),
    textModel,
    imageModel,
    sender: new FetchWebhookSender(webhookProblem),
    signer: webhookSigner,
    addresses: { webhookProblem },
    dailyCounts,
    rateLimits: bindingRateLimits(env, () => runtime.nowMs()),
    mediaFiles: new R2MediaFiles(env.MEDIA),
    mediaOwners: new D1MediaOwners(db, () => runtime.nowMs()),
    styleIndex: openStyleIndex({ ai, keptFiles, runtime }),
    productReview: new D1ProductReview(db),
    ledgerAudit: new D1LedgerAudit(env.DB),
    onboarding: {
      runtime,
      catalogue,
      brandFiles: new D1BrandFiles(db),
      storedFiles: media,
      objects: {
        begin: (order) => env.BRAND.get(env.BRAND.idFromName(order.brandId)).begin(order),
        poke: (brandId) => env.BRAND.get(env.BRAND.idFromName(brandId)).poke(),
        claim: (message) => env.BRAND.get(env.BRAND.idFromName(message.brandId)).claim(message),
        report: (message, report) => env.BRAND.get(env.BRAND.idFromName(message.brandId)).report(message, report),
        finds: (brandId) => env.BRAND.get(env.BRAND.idFromName(brandId)).finds(),
        forgetScrapes: (brandId) => env.BRAND.get(env.BRAND.idFromName(brandId)).forgetScrapes(),
        noteUpload: (brandId, folder) => env.BRAND.get(env.BRAND.idFromName(brandId)).noteUpload(folder),
        folders: (brandId) => env.BRAND.get(env.BRAND.idFromName(brandId)).folders(),
        forget: (brandId) => env.BRAND.get(env.BRAND.idFromName(brandId)).forget(),
      },
      queue: new CloudflareTaskQueue(env.PAGES),
      accounts,
      web,
      browser: bindPageBrowser(
        env.BROWSER,
        settings.browserSlots,
        new D1BrowserSlots(db, settings.browserSlots, () => runtime.nowMs()),
        { problemWith: websiteProblem, userAgent },
      ),
      pictures: new PhotonPictures(normaliser, outlines),
      pictureSize,
      coloursOfPng,
      logos,
      textModel,
      websiteProof,
      quota: settings.onboardingQuota,
      userAgent,
      media,
      mail,
      dailyCounts,
      signals,
      websiteProblem,
      docsUrl: settings.docsUrl,
    },
    people: new D1People(db),
    sessions: door,
    signInLinks: door,
    signInDoor: door,
    signInRequests: new D1SignInRequests(db),
    signUpProof: new SignUpWork(settings.secretsKeys[0], runtime),
    signUp: settings.signUp,
    appUrl: settings.appUrl,
    websiteProof,
    websiteProofRequired: settings.websiteProofRequired,
    publicUrl: settings.publicUrl,
    idempotencyKeyMs: daysMs(settings.retention.idempotencyKeys),
    retention: settings.retention,
    sweeps: new D1SweepStates(db),
    accountRows: new D1AccountRows(env.DB),
    sealedSecrets: new D1SealedSecrets(env.DB, secretBox),
    operators: new D1Operators(db),
    operatorAudit: new D1OperatorAudit(db),
    peopleAudit: new D1PeopleAudit(db),
    shareLinks: new D1ShareLinks(db),
    comments: new D1Comments(db),
    callLog: new RpcCallLog((accountId) => env.CALL_LOG.get(env.CALL_LOG.idFromName(accountId))),
    deletions: new D1Deletions(env.DB, db),
    expiredRows: new D1ExpiredRows(env.DB, settings.retention),
    docsUrl: settings.docsUrl,
    renderDeadlineMs: settings.renderDeadlineSeconds * 1000,
    webhookRetrySeconds: settings.webhookRetrySeconds,
    rules: {
      renderRetrySeconds: settings.renderRetrySeconds,
      lostRendererRetrySeconds: settings.lostRendererRetrySeconds,
      maxTroubleMs: settings.renderTroubleSeconds * 1000,
      maxDurationMs: maxDeliveryMs,
      lateFilesMs: settings.renderDeadlineSeconds * 1000 + lateFilesMarginMs,
    },
  };
}

/** The key of a file that there never is: to look for it is to ask the bucket. */
const nobodysKey = "health";

function healthChecks(env: Env, queueStates: QueueStates, rendererSlots: RendererSlots): HealthCheck[] {
  return [
    { name: "database", check: () => env.DB.prepare("SELECT 1").first() },
    { name: "media", check: () => env.MEDIA.head(nobodysKey) },
    { name: "kept_files", check: () => env.KEPT.head(nobodysKey) },
    { name: "queues", check: () => queueStates.look() },
    {
      name: "renderer",
      async check() {
        const slots = await rendererSlots.look();
        if (slots.every(({ state }) => state === "ill")) throw new Error("No renderer is well.");
      },
    },
  ];
}

/** Models are used where the settings ask for them, never because a binding happens to be there. */
function modelsOf({ models }: Settings, { AI }: Env): Ai | undefined {
  if (models === "none") return undefined;
  if (AI === undefined) throw new Error("MODELS is `workers-ai`, and no binding AI is there.");
  return AI;
}

/** Who takes the money of real accounts. */
function providerFor(payments: Settings["payments"], testPayments: TestPayments): PaymentProvider | null {
  switch (payments.kind) {
    case "stripe":
      return new StripePayments(payments);
    case "test":
      return testPayments;
    case "none":
      return null;
  }
}
