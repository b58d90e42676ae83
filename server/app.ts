import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { paymentPlugin } from '#server/settlement/payment-plugin.ts'
import { authenticator } from './accounts/authenticate.ts'
import { challengePage } from './accounts/challenge-page.ts'
import { outboxPage } from './accounts/codes/outbox-page.ts'
import { socialReturnPlugin } from './accounts/social/return-plugin.ts'
import { mapPlugin } from './city/map-plugin.ts'
import { firebaseInBrowser } from './config/firebase-phone.ts'
import { answerError } from './contract/answer-error.ts'
import { contract } from './contract/contract.ts'
import { createReplyKeep } from './contract/kept-replies.ts'
import { readSettings } from './db/read-settings.ts'
import { bodyDeadline } from './http/body-deadline.ts'
import { closeConnections } from './http/close-connections.ts'
import { forCrawlers } from './http/for-crawlers.ts'
import { loggerOptions, logReplies } from './http/logging.ts'
import { metrics } from './http/metrics.ts'
import { overload } from './http/overload.ts'
import { rateLimits } from './http/rate-limits.ts'
import { securityHeaders } from './http/security-headers.ts'
import { originFrom } from './http/shop-origin.ts'
import { storefrontFiles } from './http/storefront-files.ts'
import { unwritablePaths } from './http/unwritable-paths.ts'
import { labelReader } from './media/labels.ts'
import { mediaPlugin } from './media/media.ts'
import { uploadPlugin } from './media/uploads.ts'
import { confirmPlugin } from './newsletter/confirm-plugin.ts'
import { handlers } from './operations/all.ts'
import { receiptPlugin } from './receipts/receipt-plugin.ts'
import type { Services } from './wiring/services.ts'

const BODY_LIMIT = 256 * 1024

/** How long a form with pictures may take to arrive from a slow phone, in milliseconds; `bodyDeadline` is for the rest. */
const REQUEST_TIMEOUT = 60_000
/** How long the head of a request may take to arrive, in milliseconds. */
const HEAD_TIMEOUT = 10_000
/** How often Node looks for requests and heads that take too long, in milliseconds; its own 30 seconds are too rare. */
const LOOK_FOR_LATE = 2_000

const built = join(import.meta.dirname, '../dist')

type AppOptions = {
  /** Holds every reply against the contract; on in tests. */
  checkReplies?: boolean
  /** Keeps public replies for a moment; off in tests, which look at what they have just changed. */
  keepReplies?: boolean
  /** Where the built storefront is. */
  storefront?: string
}

/** The shop over HTTP: API, pictures, map and storefront on one port. It does not listen yet. */
export async function buildApp(
  services: Services,
  { checkReplies = false, keepReplies = false, storefront = built }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = services
  const country = await countryOf(services)
  const app = Fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY.length > 0 && config.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: { connectionsCheckingInterval: LOOK_FOR_LATE, headersTimeout: HEAD_TIMEOUT },
    // As long as a request head may be: the contract then refuses a long parameter with its own message.
    routerOptions: { maxParamLength: 16 * 1024 },
    forceCloseConnections: 'idle',
    // A URL that cannot be decoded is refused before there is a route.
    frameworkErrors: answerError,
  })
  logReplies(app)
  closeConnections(app, services.stopping)
  metrics(app, config)
  overload(app, config)
  bodyDeadline(app)
  await securityHeaders(app, config)
  await rateLimits(app, config)
  unwritablePaths(app)
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions: fastBrotli })
  await contract({
    handlers,
    services,
    authenticate: authenticator(services),
    country,
    checkReplies,
    ...(keepReplies && { keep: createReplyKeep() }),
  })(app)
  if (services.payments) await app.register(paymentPlugin(services, services.payments))
  await app.register(receiptPlugin(services))
  await app.register(confirmPlugin(services))
  await app.register(socialReturnPlugin)
  await app.register(mediaPlugin, {
    dataDir: config.DATA_DIR,
    pictures: services.pictures,
    labels: labelReader(services.db),
    megabytes: config.PICTURE_CACHE_MB,
  })
  await app.register(uploadPlugin, { db: services.db })
  await app.register(mapPlugin, { DEMO: config.DEMO })
  if (services.demoOutbox) await app.register(outboxPage(services.demoOutbox))
  const firebase = firebaseInBrowser(config)
  if (firebase) await app.register(challengePage(firebase))
  const originOf = originFrom(config.PUBLIC_URL)
  forCrawlers(app, services, originOf)
  await storefrontFiles(app, {
    folder: storefront,
    withGallery: config.FLOW_GALLERY,
    withDocs: config.API_DOCS,
    originOf,
  })
  return app
}

/** Replies are compressed while the customer waits: quality 4 of 11, as fast as gzip and smaller. */
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** ISO 3166: the country of the shop. A shop that cannot be read at its start takes phone numbers with their country code. */
const countryOf = ({ db }: Services): Promise<string> =>
  readSettings(db).then(
    (settings) => settings?.country ?? '',
    () => '',
  )
