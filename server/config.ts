import { CannotStart } from './cannot-start.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { isPushKey } from './push/push-key.ts'
import { readServiceAccount, type ServiceAccount } from './push/service-account.ts'
import { sampleSecrets } from './sample-secrets.ts'

/** Settings from the environment; `.env.example` explains every variable. */
export type Config = {
  NODE_ENV: 'development' | 'production' | 'test'
  PORT: number
  HOST: string
  PUBLIC_URL: string
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
  FIREBASE_SERVICE_ACCOUNT: ServiceAccount | undefined
  WEB_PUSH_PRIVATE_KEY: string | undefined
  /** Whom a push service writes to when messages cause trouble. */
  WEB_PUSH_CONTACT: string | undefined
  /** Origin of one more push service, for tests. */
  WEB_PUSH_TEST_ORIGIN: string | undefined
  GOOGLE_CLIENT_ID: string | undefined
  APPLE_CLIENT_ID: string | undefined
  FACEBOOK_APP_ID: string | undefined
  GOOGLE_MAPS_API_KEY: string | undefined
  VITE_GOOGLE_MAPS_API_KEY: string | undefined
  VITE_API_URL: string | undefined
  PAYMENT_GATEWAY: (typeof gateways)[number]
  STRIPE_SECRET_KEY: string | undefined
  STRIPE_WEBHOOK_SECRET: string | undefined
  PAYMENT_TIMEOUT_MINUTES: number
  PICTURE_CACHE_MB: number
  PHONE_SECRET: string | undefined
  /** 0: kept for ever, as in the next two. */
  GUEST_CART_DAYS: number
  RETIRED_GUEST_DAYS: number
  NOTIFICATION_DAYS: number
  /** 0: a review stays as it was written. */
  REVIEW_EDIT_DAYS: number
  SHARED_ORDER_DAYS: number
  MAX_UNPAID_ORDERS: number
  MAX_UNPAID_ORDERS_PER_ADDRESS: number
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

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const gateways = ['none', 'sandbox', 'stripe'] as const
const environments = ['development', 'production', 'test'] as const

/** Throws `CannotStart` with a line for each variable that is wrong, saying what it may be. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const problems: string[] = []
  const value = (name: string) => env[name]?.trim() || undefined
  const oneOf = <T extends string>(name: string, allowed: readonly T[], otherwise: T): T => {
    const given = value(name)
    const found = allowed.find((choice) => choice === given)
    if (given && !found) problems.push(`${name} is "${given}", but must be one of ${allowed.join(', ')}.`)
    return found ?? otherwise
  }
  const number = (name: string, otherwise: number, least: number, most: number, whole = true): number => {
    const given = Number(value(name) ?? otherwise)
    const right = given >= least && given <= most && (!whole || Number.isInteger(given))
    const kind = whole ? 'a whole number' : 'a number'
    if (!right) problems.push(`${name} is "${value(name)}", but must be ${kind} from ${least} to ${most}.`)
    return given
  }
  const flag = (name: string, otherwise: boolean): boolean =>
    oneOf(name, ['true', 'false', '1', '0'], otherwise ? 'true' : 'false').match(/true|1/) !== null
  const address = (name: string, schemes: string[]): string | undefined => {
    const given = value(name)
    if (given && !schemes.includes(URL.parse(given)?.protocol ?? ''))
      problems.push(
        `${name} must be an address that starts with ${schemes.map((s) => (s === 'mailto:' ? s : `${s}//`)).join(' or ')}.`,
      )
    return given
  }
  const secret = (name: string): string | undefined => {
    const given = value(name)
    if (given && given.length < 16) problems.push(`${name} must have 16 characters or more.`)
    return given
  }
  const proxies = (name: string): string[] => {
    const given = value(name) ?? ''
    const trusted = trustedProxies(given)
    if (!trusted)
      problems.push(
        `${name} is "${given}", but must be true, false, or addresses of proxies such as 203.0.113.7, 10.0.0.0/8.`,
      )
    return trusted ?? []
  }

  const serviceAccount = (name: string): ServiceAccount | undefined => {
    const given = value(name)
    const account = given === undefined ? undefined : readServiceAccount(given)
    if (given && !account)
      problems.push(
        `${name} must be the JSON of a service account, with project_id, client_email and private_key.`,
      )
    return account
  }

  const NODE_ENV = oneOf('NODE_ENV', environments, 'development')
  const config: Config = {
    NODE_ENV,
    PORT: number('PORT', 3000, 0, 65_535),
    HOST: value('HOST') ?? '0.0.0.0',
    PUBLIC_URL: (address('PUBLIC_URL', ['http:', 'https:']) ?? '').replace(/\/+$/, ''),
    DATABASE_URL: address('DATABASE_URL', ['postgres:', 'postgresql:']),
    DATABASE_POOL_SIZE: number('DATABASE_POOL_SIZE', 10, 1, 500),
    NATS_URL: address('NATS_URL', ['nats:', 'tls:']),
    DATA_DIR: value('DATA_DIR') ?? '.data',
    SEED_SCALE: number('SEED_SCALE', 1, 1, 1000),
    DEMO: flag('DEMO', NODE_ENV !== 'production'),
    SIMULATOR_SPEED: number('SIMULATOR_SPEED', 1, 0, 1000, false),
    CUSTOMER_VERIFICATION: flag('CUSTOMER_VERIFICATION', false),
    OTP_URL: address('OTP_URL', ['http:', 'https:']),
    OTP_KEY: value('OTP_KEY'),
    OTP_LENGTH: number('OTP_LENGTH', 6, 4, 8),
    FIREBASE_API_KEY: value('FIREBASE_API_KEY'),
    FIREBASE_SERVICE_ACCOUNT: serviceAccount('FIREBASE_SERVICE_ACCOUNT'),
    WEB_PUSH_PRIVATE_KEY: value('WEB_PUSH_PRIVATE_KEY'),
    WEB_PUSH_CONTACT: address('WEB_PUSH_CONTACT', ['mailto:', 'https:']),
    WEB_PUSH_TEST_ORIGIN: address('WEB_PUSH_TEST_ORIGIN', ['http:', 'https:']),
    GOOGLE_CLIENT_ID: value('GOOGLE_CLIENT_ID'),
    APPLE_CLIENT_ID: value('APPLE_CLIENT_ID'),
    FACEBOOK_APP_ID: value('FACEBOOK_APP_ID'),
    GOOGLE_MAPS_API_KEY: value('GOOGLE_MAPS_API_KEY'),
    VITE_GOOGLE_MAPS_API_KEY: value('VITE_GOOGLE_MAPS_API_KEY'),
    VITE_API_URL: address('VITE_API_URL', ['http:', 'https:']),
    PAYMENT_GATEWAY: oneOf('PAYMENT_GATEWAY', gateways, 'none'),
    STRIPE_SECRET_KEY: secret('STRIPE_SECRET_KEY'),
    STRIPE_WEBHOOK_SECRET: secret('STRIPE_WEBHOOK_SECRET'),
    // Less than the day a page of Stripe lives.
    PAYMENT_TIMEOUT_MINUTES: number('PAYMENT_TIMEOUT_MINUTES', 30, 5, 1200),
    PICTURE_CACHE_MB: number('PICTURE_CACHE_MB', 512, 1, 1_000_000),
    PHONE_SECRET: secret('PHONE_SECRET'),
    GUEST_CART_DAYS: number('GUEST_CART_DAYS', 90, 0, 10_000),
    RETIRED_GUEST_DAYS: number('RETIRED_GUEST_DAYS', 400, 0, 10_000),
    NOTIFICATION_DAYS: number('NOTIFICATION_DAYS', 180, 0, 10_000),
    REVIEW_EDIT_DAYS: number('REVIEW_EDIT_DAYS', 30, 0, 10_000),
    SHARED_ORDER_DAYS: number('SHARED_ORDER_DAYS', 7, 1, 365),
    MAX_UNPAID_ORDERS: number('MAX_UNPAID_ORDERS', NODE_ENV === 'test' ? 0 : 3, 0, 1_000),
    MAX_UNPAID_ORDERS_PER_ADDRESS: number(
      'MAX_UNPAID_ORDERS_PER_ADDRESS',
      NODE_ENV === 'test' ? 0 : 10,
      0,
      100_000,
    ),
    RATE_LIMIT: number('RATE_LIMIT', NODE_ENV === 'test' ? 0 : 1200, 0, 1_000_000),
    MAX_REQUESTS: number('MAX_REQUESTS', 500, 1, 100_000),
    MAX_REQUESTS_PER_ADDRESS: number('MAX_REQUESTS_PER_ADDRESS', NODE_ENV === 'test' ? 0 : 100, 0, 100_000),
    MAX_STREAMS: number('MAX_STREAMS', 5_000, 1, 1_000_000),
    MAX_STREAMS_PER_ADDRESS: number('MAX_STREAMS_PER_ADDRESS', 50, 0, 1_000_000),
    METRICS_TOKEN: secret('METRICS_TOKEN'),
    FLOW_GALLERY: flag('FLOW_GALLERY', NODE_ENV !== 'production'),
    API_DOCS: flag('API_DOCS', NODE_ENV !== 'production'),
    TRUST_PROXY: proxies('TRUST_PROXY'),
    LOG_LEVEL: oneOf('LOG_LEVEL', logLevels, 'info'),
  }
  // The demo accepts test cards by default; production needs an explicit setting.
  if (config.DEMO && NODE_ENV === 'development' && !value('PAYMENT_GATEWAY'))
    config.PAYMENT_GATEWAY = 'sandbox'
  if (config.PAYMENT_GATEWAY === 'sandbox' && !config.DEMO)
    problems.push('PAYMENT_GATEWAY is sandbox, which takes no money: only a demo (DEMO=true) may use it.')
  if (config.PAYMENT_GATEWAY === 'stripe')
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL'] as const)
      if (!config[name]) problems.push(`${name} is missing, but PAYMENT_GATEWAY is stripe and needs it.`)
  if (config.CUSTOMER_VERIFICATION && !config.OTP_URL && !config.FIREBASE_API_KEY && !hasOutbox(config))
    problems.push('CUSTOMER_VERIFICATION needs OTP_URL or FIREBASE_API_KEY: somebody has to send the codes.')
  const { WEB_PUSH_PRIVATE_KEY: pushKey } = config
  if (pushKey && !isPushKey(pushKey))
    problems.push('WEB_PUSH_PRIVATE_KEY must be a private key of the curve P-256, 32 bytes in base64url.')
  if (pushKey && !config.WEB_PUSH_CONTACT)
    problems.push('WEB_PUSH_CONTACT is missing, but WEB_PUSH_PRIVATE_KEY needs it.')
  if (config.WEB_PUSH_TEST_ORIGIN && NODE_ENV === 'production')
    problems.push('WEB_PUSH_TEST_ORIGIN is for tests; production must not set it.')
  if (problems.length === 0) problems.push(...sampleSecrets(config))
  if (problems.length) throw new CannotStart(problems.join('\n'))
  return config
}

/** The demo shows one-time codes on a page that would open every account of a production shop. */
export const hasOutbox = ({ DEMO, NODE_ENV, OTP_URL }: Config): boolean =>
  DEMO && NODE_ENV !== 'production' && OTP_URL === undefined
