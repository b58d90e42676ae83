import { existsSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { createDemoOutbox } from '#server/accounts/codes/demo-outbox.ts'
import { createHttpSender } from '#server/accounts/codes/http-sender.ts'
import { createDevices, deviceKey } from '#server/accounts/devices.ts'
import { createFirebase } from '#server/accounts/firebase.ts'
import { createGuests, guestKey } from '#server/accounts/guests.ts'
import { storedSecret } from '#server/accounts/kept-secret.ts'
import { createPseudonyms, pseudonymSecret } from '#server/accounts/pseudonyms.ts'
import { issuersOf } from '#server/accounts/social/issuers.ts'
import { buildApp } from '#server/app.ts'
import { createReference } from '#server/catalogue/reference.ts'
import { createTotals } from '#server/catalogue/totals.ts'
import { embeddedGeo } from '#server/city/embedded.ts'
import type { GeoProvider } from '#server/city/geo-provider.ts'
import { createGoogleGeo } from '#server/city/google.ts'
import { type Config, hasOutbox, isSimulated, readConfig } from '#server/config/config.ts'
import { firebaseOf } from '#server/config/firebase-phone.ts'
import { pushKeyOf } from '#server/config/push-key.ts'
import { type Database, openDatabase } from '#server/db/engine/open.ts'
import { createNumbers } from '#server/db/numbers.ts'
import { isUniqueViolation } from '#server/db/sql-state.ts'
import { mustBeFree } from '#server/http/free-port.ts'
import { startClearing } from '#server/jobs/clear-away.ts'
import { startCountingSales } from '#server/jobs/count-sales.ts'
import { startDemoAnswers } from '#server/jobs/demo-answers.ts'
import { startPharmacist } from '#server/jobs/demo-pharmacist.ts'
import { watchGatewayRefunds } from '#server/jobs/gateway-refunds.ts'
import { watchLostParcels } from '#server/jobs/lost-parcels.ts'
import { startPayingReferrals } from '#server/jobs/pay-referrals.ts'
import { startRefundClerk } from '#server/jobs/refund-clerk.ts'
import { sendSandboxMessages } from '#server/jobs/sandbox-messages.ts'
import { startPushes } from '#server/jobs/send-pushes.ts'
import { startSimulator } from '#server/jobs/simulator.ts'
import { watchUnacceptedPrices } from '#server/jobs/unaccepted-prices.ts'
import { watchUnpaidOrders } from '#server/jobs/unpaid-orders.ts'
import { drawingVersion } from '#server/media/drawing-version.ts'
import { createPictures } from '#server/media/pictures.ts'
import { pastArrivalsFor } from '#server/orders/past-arrivals.ts'
import { chooseProvider } from '#server/payments/choose-provider.ts'
import { createFirebasePush } from '#server/push/firebase-push.ts'
import { queuePushes } from '#server/push/queue-pushes.ts'
import { createWebPush, type WebPush } from '#server/push/web-push.ts'
import { createBus, type SharedBus } from '#server/realtime/bus.ts'
import { openNatsBus } from '#server/realtime/nats-bus.ts'
import { createOpenLines } from '#server/realtime/open-lines.ts'
import { startRelay } from '#server/realtime/outbox.ts'
import { openPostgresBus } from '#server/realtime/postgres-bus.ts'
import { mayUseDemoAccounts, mustNotBeKnown } from '#server/seed/known-accounts.ts'
import { isSeeded, seed } from '#server/seed/seed.ts'
import type { Repeated } from '#server/time/repeat.ts'
import type { Services } from './services.ts'

export type Shop = {
  config: Config
  services: Services
  app: FastifyInstance
  /** Lets requests finish, then closes everything that was opened. */
  stop: () => Promise<void>
}

/** How long the database may take for one answer to a customer. */
const ANSWER_MS = 10_000

/**
 * Opens the shop from the environment and `.env`, ready to listen. Throws `CannotStart` when the surroundings do not let it.
 * `now` is the clock of every operation, page and job.
 */
export async function startShop(env: NodeJS.ProcessEnv = process.env, now = () => new Date()): Promise<Shop> {
  if (env === process.env && existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(env)
  if (env === process.env) await mustBeFree(config)
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    poolSize: config.DATABASE_POOL_SIZE,
    answerMs: ANSWER_MS,
  })
  const { db } = database
  const lost = (error: unknown) => app?.log.error({ err: error }, 'news could not be sent')
  const shared = await sharedBus(config, lost).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const bus = shared ?? createBus()
  const stopping = new AbortController()
  const account = config.FIREBASE_SERVICE_ACCOUNT
  const push = account && createFirebasePush({ account, now })
  const webPush = await webPushOf(config, db, now)
  const channels = { apps: push !== undefined, browsers: webPush !== undefined }
  const outbox = startRelay(db, bus, lost, (tx, events) => queuePushes(tx, events, now(), channels))
  let app: FastifyInstance | undefined
  const jobs: Repeated[] = []
  const stop = async () => {
    stopping.abort()
    await app?.close()
    for (const job of jobs) await job.stop()
    await outbox.stop()
    await shared?.close()
    await database.close()
  }
  try {
    if (config.DEMO) await fillDemo(db, config)
    if (!mayUseDemoAccounts(config)) await mustNotBeKnown(db)
    const reference = createReference(db, (error) =>
      app?.log.error({ err: error }, 'the reference could not be read again'),
    )
    await reference()
    const firebase = firebaseOf(config)
    const demoOutbox = hasOutbox(config) ? createDemoOutbox(now) : undefined
    const services: Services = {
      config,
      db,
      numbers: createNumbers(db),
      guests: createGuests(await guestKey(db)),
      devices: createDevices(await deviceKey(db)),
      reference,
      totals: createTotals(),
      pastArrivals: pastArrivalsFor(config, db),
      geo: await geoFor(config, reference),
      payments: await chooseProvider(config, db, now),
      otp: config.OTP_URL ? createHttpSender({ url: config.OTP_URL, key: config.OTP_KEY }) : demoOutbox,
      demoOutbox,
      firebase: firebase && createFirebase(firebase),
      issuers: issuersOf(config),
      pictures: createPictures({
        key: await storedSecret(db, 'pictures'),
        publicUrl: config.PUBLIC_URL,
        version: drawingVersion(),
      }),
      pseudonyms: createPseudonyms(await pseudonymSecret(db, config)),
      webPush,
      bus,
      lines: createOpenLines(),
      now,
      relay: outbox.relay,
      stopping: stopping.signal,
    }
    app = await buildApp(services, { keepReplies: true })
    const { log } = app
    jobs.push(
      watchUnpaidOrders({
        ...services,
        log,
        minutes: config.PAYMENT_TIMEOUT_MINUTES,
        onError: (error) => log.error({ err: error }, 'an unpaid order could not be looked after'),
      }),
    )
    jobs.push(
      watchUnacceptedPrices({
        ...services,
        onError: (error) => log.error({ err: error }, 'a price that was not accepted could not be ended'),
      }),
    )
    jobs.push(
      watchLostParcels({
        ...services,
        onError: (error) => log.error({ err: error }, 'a lost parcel could not be ended'),
      }),
    )
    if (config.PAYMENT_GATEWAY === 'sandbox')
      jobs.push(
        sendSandboxMessages({
          ...services,
          log,
          onError: (error) => log.error({ err: error }, 'a message of the sandbox could not be delivered'),
        }),
      )
    if (push || webPush)
      jobs.push(
        startPushes({
          db,
          push,
          webPush,
          now,
          onError: (error) => log.error({ err: error }, 'a push message could not be sent'),
        }),
      )
    jobs.push(
      startClearing({
        ...services,
        onError: (error) => log.error({ err: error }, 'old rows could not be removed'),
      }),
      startPayingReferrals({
        ...services,
        onError: (error) => log.error({ err: error }, 'a referral could not be paid'),
      }),
      startCountingSales(db, (error) => log.error({ err: error }, 'sales could not be counted')),
      watchGatewayRefunds({
        ...services,
        onError: (error) => log.error({ err: error }, 'money could not be given back'),
      }),
    )
    if (isSimulated(config))
      jobs.push(
        startSimulator({
          ...services,
          speed: config.SIMULATOR_SPEED,
          onError: (error) => log.error({ err: error }, 'an order could not be moved'),
        }),
        startPharmacist({
          ...services,
          speed: config.SIMULATOR_SPEED,
          onError: (error) => log.error({ err: error }, 'a prescription could not be priced'),
        }),
        startRefundClerk({
          ...services,
          speed: config.SIMULATOR_SPEED,
          onError: (error) => log.error({ err: error }, 'a refund could not be decided'),
        }),
        startDemoAnswers({
          ...services,
          speed: config.SIMULATOR_SPEED,
          onError: (error) => log.error({ err: error }, 'a message could not be answered'),
        }),
      )
    return { config, services, app, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** With the key of the environment; a demo makes one for itself at its first start and keeps it. */
async function webPushOf(
  { WEB_PUSH_PRIVATE_KEY, WEB_PUSH_CONTACT, WEB_PUSH_TEST_ORIGIN, DEMO }: Config,
  db: Database,
  now: () => Date,
): Promise<WebPush | undefined> {
  const key = WEB_PUSH_PRIVATE_KEY ?? (DEMO ? await storedSecret(db, 'web push') : undefined)
  if (!key) return undefined
  return createWebPush({
    key: pushKeyOf(key),
    contact: WEB_PUSH_CONTACT ?? 'mailto:demo@example.com',
    now,
    testOrigin: WEB_PUSH_TEST_ORIGIN,
  })
}

/** NATS where there is one, else the database that is shared already; a process alone needs neither. */
async function sharedBus(
  { NATS_URL, DATABASE_URL }: Config,
  lost: (error: unknown) => void,
): Promise<SharedBus | undefined> {
  if (NATS_URL) return openNatsBus(NATS_URL, lost)
  return DATABASE_URL ? openPostgresBus(DATABASE_URL, lost) : undefined
}

/** An empty database becomes the demo city; of several processes that start together, one fills it. */
async function fillDemo(db: Database, config: Config): Promise<void> {
  if (await isSeeded(db)) return
  const { DATABASE_URL: url, DATA_DIR: dataDir, SEED_SCALE } = config
  // A large city takes longer than an answer may.
  const patient = url ? await openDatabase({ url, dataDir }) : undefined
  const filled = patient?.db ?? db
  try {
    await seed(filled, { scale: SEED_SCALE, now: new Date() })
    // The embedded database never analyzes by itself, and the planner needs statistics of the new rows.
    await filled.execute(sql`analyze`)
  } catch (error) {
    if (!isUniqueViolation(error) || !(await isSeeded(db))) throw error
  } finally {
    await patient?.close()
  }
}

/** Google's web services when there is a key, suggestions around the shop's own city first. */
async function geoFor(
  { GOOGLE_MAPS_API_KEY }: Config,
  reference: Services['reference'],
): Promise<GeoProvider> {
  if (!GOOGLE_MAPS_API_KEY) return embeddedGeo
  const { settings } = await reference()
  return createGoogleGeo({ apiKey: GOOGLE_MAPS_API_KEY, near: settings.default_location })
}
