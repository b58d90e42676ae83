import { CannotStart } from './cannot-start.ts'
import type { NamedIssuers } from './named-issuers.ts'
import { variablesReader } from './read-variables.ts'
import { sampleSecrets } from './sample-secrets.ts'
import type { ServiceAccount } from './service-account.ts'
import { type environments, type gateways, type logLevels, otherwiseIn, variables } from './variables.ts'

/** Settings from the environment; `.env.example` explains every variable. */
export type Config = {
  NODE_ENV: (typeof environments)[number]
  PORT: number
  HOST: string
  PUBLIC_URL: string
  /** The domain passkeys are made for; each of them works there and in its subdomains only. */
  PASSKEY_RP_ID: string
  /** Where pages may use passkeys; empty: at localhost, on any port. */
  PASSKEY_ORIGINS: string[]
  DATABASE_URL: string | undefined
  DATABASE_POOL_SIZE: number
  NATS_URL: string | undefined
  DATA_DIR: string
  SEED_SCALE: number
  DEMO: boolean
  /** 0: the demo plays nothing, and orders stay as they were placed. */
  SIMULATOR_SPEED: number
  CUSTOMER_VERIFICATION: boolean
  OTP_URL: string | undefined
  OTP_KEY: string | undefined
  /** Digits of a one-time code. */
  OTP_LENGTH: number
  FIREBASE_API_KEY: string | undefined
  /** Origin of a stand-in for Identity Toolkit and reCAPTCHA, for tests. */
  FIREBASE_TEST_ORIGIN: string | undefined
  FIREBASE_SERVICE_ACCOUNT: ServiceAccount | undefined
  WEB_PUSH_PRIVATE_KEY: string | undefined
  /** Whom a push service writes to when messages cause trouble. */
  WEB_PUSH_CONTACT: string | undefined
  /** Origin of one more push service, for tests. */
  WEB_PUSH_TEST_ORIGIN: string | undefined
  GOOGLE_CLIENT_ID: string | undefined
  APPLE_CLIENT_ID: string | undefined
  FACEBOOK_APP_ID: string | undefined
  /** Issuers in the place of the media's own. */
  SOCIAL_ISSUERS: NamedIssuers
  GOOGLE_MAPS_API_KEY: string | undefined
  VITE_GOOGLE_MAPS_API_KEY: string | undefined
  VITE_API_URL: string | undefined
  PAYMENT_GATEWAY: (typeof gateways)[number]
  STRIPE_SECRET_KEY: string | undefined
  STRIPE_WEBHOOK_SECRET: string | undefined
  PAYMENT_TIMEOUT_MINUTES: number
  TRANSFER_REVIEW_HOURS: number
  PICTURE_CACHE_MB: number
  PHONE_SECRET: string | undefined
  /** 0: kept for ever, as in the next two. */
  GUEST_CART_DAYS: number
  RETIRED_GUEST_DAYS: number
  NOTIFICATION_DAYS: number
  /** 0: a review stays as it was written. */
  REVIEW_EDIT_DAYS: number
  SHARED_ORDER_DAYS: number
  QUOTE_MINUTES: number
  /** To accept the price of a prescription. */
  PRESCRIPTION_PRICE_MINUTES: number
  MAX_UNPAID_ORDERS: number
  MAX_UNPAID_ORDERS_PER_ADDRESS: number
  /** 0: no limit, neither of pieces nor of the share of an item's stock. */
  MAX_UNPAID_PIECES: number
  RATE_LIMIT: number
  MAX_REQUESTS: number
  /** 0: no limit. */
  MAX_REQUESTS_PER_ADDRESS: number
  MAX_STREAMS: number
  /** 0: no limit. */
  MAX_STREAMS_PER_ADDRESS: number
  METRICS_TOKEN: string | undefined
  FLOW_GALLERY: boolean
  API_DOCS: boolean
  /** Addresses and ranges, or names that Fastify knows; empty without a proxy. */
  TRUST_PROXY: string[]
  LOG_LEVEL: (typeof logLevels)[number]
}

/** Throws `CannotStart` with a line for each variable that is wrong, saying what it may be. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const { given, values, problems } = readEach(env)
  const config = withDerived(values, given)
  problems.push(...contradictionsIn(config, given))
  if (problems.length === 0) problems.push(...sampleSecrets(config))
  if (problems.length) throw new CannotStart(problems.join('\n'))
  return config
}

type Given = Partial<Record<keyof Config, string>>

const readVariables = variablesReader<Config>(variables)

/** Reads each variable by itself; an empty one is absent. */
function readEach(env: NodeJS.ProcessEnv) {
  const given: Given = Object.fromEntries(
    Object.keys(variables)
      .map((name) => [name, env[name]?.trim()])
      .filter(([, value]) => value),
  )
  return { given, ...readVariables({ ...otherwiseIn[given.NODE_ENV ?? ''], ...given }) }
}

/** Sets what depends on other variables. */
function withDerived(values: Config, given: Given): Config {
  const config = { ...values, PUBLIC_URL: (values.PUBLIC_URL ?? '').replace(/\/+$/, '') }
  const ownOrigin = URL.parse(config.PUBLIC_URL)?.origin
  if (config.PASSKEY_ORIGINS.length === 0 && ownOrigin) config.PASSKEY_ORIGINS = [ownOrigin]
  config.PASSKEY_RP_ID ??= hostsOf(config)[0] ?? 'localhost'
  // The demo accepts test cards by default; production needs an explicit setting.
  if (config.DEMO && config.NODE_ENV === 'development' && !given.PAYMENT_GATEWAY)
    config.PAYMENT_GATEWAY = 'sandbox'
  return config
}

const hostsOf = ({ PASSKEY_ORIGINS }: Config): string[] =>
  PASSKEY_ORIGINS.flatMap((origin) => URL.parse(origin)?.hostname ?? [])

/** A sentence for each variable that does not fit the others. */
function contradictionsIn(config: Config, given: Given): string[] {
  const problems: string[] = []
  const { NODE_ENV, PASSKEY_RP_ID: domain } = config
  if (hostsOf(config).some((host) => host !== domain && !host.endsWith(`.${domain}`)))
    problems.push(
      `PASSKEY_RP_ID is "${domain}", but must be the host of every origin in PASSKEY_ORIGINS, or a domain above them.`,
    )
  if (config.PAYMENT_GATEWAY === 'sandbox' && !config.DEMO)
    problems.push('PAYMENT_GATEWAY is sandbox, which takes no money: only a demo (DEMO=true) may use it.')
  if (config.PAYMENT_GATEWAY === 'stripe')
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL'] as const)
      if (!given[name]) problems.push(`${name} is missing, but PAYMENT_GATEWAY is stripe and needs it.`)
  if (config.CUSTOMER_VERIFICATION && !given.OTP_URL && !config.FIREBASE_API_KEY && !hasOutbox(config))
    problems.push('CUSTOMER_VERIFICATION needs OTP_URL or FIREBASE_API_KEY: somebody has to send the codes.')
  if (given.WEB_PUSH_PRIVATE_KEY && !given.WEB_PUSH_CONTACT)
    problems.push('WEB_PUSH_CONTACT is missing, but WEB_PUSH_PRIVATE_KEY needs it.')
  const addresses = Object.values(config.SOCIAL_ISSUERS).flatMap(({ authorize, keys }) => [authorize, keys])
  if (NODE_ENV === 'production' && addresses.some((each) => !each.startsWith('https:')))
    problems.push('SOCIAL_ISSUERS must name addresses that start with https:// in production.')
  for (const name of ['WEB_PUSH_TEST_ORIGIN', 'FIREBASE_TEST_ORIGIN'] as const)
    if (given[name] && NODE_ENV === 'production')
      problems.push(`${name} is for tests; production must not set it.`)
  return problems
}

/** Jobs play the kitchens and couriers of the demo, and take seconds where they take minutes. */
export const isSimulated = ({ DEMO, SIMULATOR_SPEED }: Pick<Config, 'DEMO' | 'SIMULATOR_SPEED'>): boolean =>
  DEMO && SIMULATOR_SPEED > 0

/** The demo shows one-time codes on a page that would open every account of a production shop. */
export const hasOutbox = ({ DEMO, NODE_ENV, OTP_URL }: Config): boolean =>
  DEMO && NODE_ENV !== 'production' && OTP_URL === undefined
