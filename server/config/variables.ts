import { readIssuers } from './named-issuers.ts'
import { isPushKey } from './push-key.ts'
import type { Variable } from './read-variables.ts'
import { readServiceAccount } from './service-account.ts'
import { trustedProxies } from './trusted-proxies.ts'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export const gateways = ['none', 'sandbox', 'stripe'] as const
export const environments = ['development', 'production', 'test'] as const

const text = (otherwise?: string): Variable<string> => ({
  type: 'string',
  expected: 'be a text',
  ...(otherwise !== undefined && { default: otherwise }),
})

const oneOf = <Choice extends string>(choices: readonly Choice[], otherwise: Choice): Variable<Choice> => ({
  type: 'string',
  enum: choices,
  default: otherwise,
  expected: `be one of ${choices.join(', ')}`,
})

const number = (otherwise: number, minimum: number, maximum: number): Variable<number> => ({
  type: 'number',
  default: otherwise,
  minimum,
  maximum,
  expected: `be a number from ${minimum} to ${maximum}`,
})

const whole = (otherwise: number, minimum: number, maximum: number): Variable<number> => ({
  ...number(otherwise, minimum, maximum),
  type: 'integer',
  expected: `be a whole number from ${minimum} to ${maximum}`,
})

const flag = (otherwise: boolean): Variable<boolean> => ({
  type: 'boolean',
  default: otherwise,
  expected: 'be one of true, false, 1, 0',
})

/** An address may hold a password. */
const address = (...schemes: string[]): Variable<string> => ({
  type: 'string',
  schemes,
  isHidden: true,
  expected: `be an address that starts with ${schemes.map((s) => (s === 'mailto:' ? s : `${s}//`)).join(' or ')}`,
})

const secret: Variable<string> = {
  type: 'string',
  minLength: 16,
  isHidden: true,
  expected: 'have 16 characters or more',
}

const readOrigins = (given: string): string[] | undefined => {
  const origins = given === '' ? [] : given.split(/[\s,]+/)
  const isOrigin = (each: string) => /^https?:/.test(each) && URL.parse(each)?.origin === each
  return origins.every(isOrigin) ? origins : undefined
}

/** Every variable with its default outside production and tests. */
export const variables = {
  NODE_ENV: oneOf(environments, 'development'),
  PORT: whole(3000, 0, 65_535),
  HOST: text('0.0.0.0'),
  PUBLIC_URL: address('http:', 'https:'),
  PASSKEY_RP_ID: text(),
  PASSKEY_ORIGINS: {
    type: 'string',
    default: '',
    parse: readOrigins,
    expected: 'be origins such as https://shop.example, separated by commas',
  },
  DATABASE_URL: address('postgres:', 'postgresql:'),
  DATABASE_POOL_SIZE: whole(10, 1, 500),
  NATS_URL: address('nats:', 'tls:'),
  DATA_DIR: text('.data'),
  SEED_SCALE: whole(1, 1, 1000),
  DEMO: flag(true),
  SIMULATOR_SPEED: number(1, 0, 1000),
  CUSTOMER_VERIFICATION: flag(false),
  OTP_URL: address('http:', 'https:'),
  OTP_KEY: text(),
  OTP_LENGTH: whole(6, 4, 8),
  FIREBASE_API_KEY: text(),
  FIREBASE_TEST_ORIGIN: address('http:', 'https:'),
  FIREBASE_SERVICE_ACCOUNT: {
    type: 'string',
    parse: readServiceAccount,
    isHidden: true,
    expected: 'be the JSON of a service account, with project_id, client_email and private_key',
  },
  WEB_PUSH_PRIVATE_KEY: {
    type: 'string',
    parse: (given: string) => (isPushKey(given) ? given : undefined),
    isHidden: true,
    expected: 'be a private key of the curve P-256, 32 bytes in base64url',
  },
  WEB_PUSH_CONTACT: address('mailto:', 'https:'),
  WEB_PUSH_TEST_ORIGIN: address('http:', 'https:'),
  GOOGLE_CLIENT_ID: text(),
  APPLE_CLIENT_ID: text(),
  FACEBOOK_APP_ID: text(),
  SOCIAL_ISSUERS: {
    type: 'string',
    default: '{}',
    parse: readIssuers,
    isHidden: true,
    expected: 'be JSON such as {"google":{"authorize":"https://…","iss":"https://…","keys":"https://…"}}',
  },
  GOOGLE_MAPS_API_KEY: text(),
  VITE_GOOGLE_MAPS_API_KEY: text(),
  VITE_API_URL: address('http:', 'https:'),
  PAYMENT_GATEWAY: oneOf(gateways, 'none'),
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  // Less than the day a page of Stripe lives.
  PAYMENT_TIMEOUT_MINUTES: whole(30, 5, 1200),
  TRANSFER_REVIEW_HOURS: whole(24, 1, 720),
  PICTURE_CACHE_MB: whole(512, 1, 1_000_000),
  PHONE_SECRET: secret,
  GUEST_CART_DAYS: whole(90, 0, 10_000),
  RETIRED_GUEST_DAYS: whole(400, 0, 10_000),
  NOTIFICATION_DAYS: whole(180, 0, 10_000),
  REVIEW_EDIT_DAYS: whole(30, 0, 10_000),
  SHARED_ORDER_DAYS: whole(7, 1, 365),
  QUOTE_MINUTES: whole(15, 1, 1440),
  PRESCRIPTION_PRICE_MINUTES: whole(60, 5, 1440),
  MAX_UNPAID_ORDERS: whole(3, 0, 1_000),
  MAX_UNPAID_ORDERS_PER_ADDRESS: whole(40, 0, 100_000),
  MAX_UNPAID_PIECES: whole(100, 0, 1_000_000),
  RATE_LIMIT: whole(1200, 0, 1_000_000),
  MAX_REQUESTS: whole(500, 1, 100_000),
  MAX_REQUESTS_PER_ADDRESS: whole(100, 0, 100_000),
  MAX_STREAMS: whole(5_000, 1, 1_000_000),
  MAX_STREAMS_PER_ADDRESS: whole(50, 0, 1_000_000),
  METRICS_TOKEN: secret,
  FLOW_GALLERY: flag(true),
  API_DOCS: flag(true),
  TRUST_PROXY: {
    type: 'string',
    default: 'false',
    parse: trustedProxies,
    expected: 'be true, false, or addresses of proxies such as 203.0.113.7, 10.0.0.0/8',
  },
  LOG_LEVEL: oneOf(logLevels, 'info'),
} as const

/** Texts that stand for absent variables: production shows nothing of a demo, and tests have no limits. */
export const otherwiseIn: Partial<Record<string, Partial<Record<keyof typeof variables, string>>>> = {
  production: { DEMO: 'false', FLOW_GALLERY: 'false', API_DOCS: 'false' },
  test: {
    MAX_UNPAID_ORDERS: '0',
    MAX_UNPAID_ORDERS_PER_ADDRESS: '0',
    MAX_UNPAID_PIECES: '0',
    RATE_LIMIT: '0',
    MAX_REQUESTS_PER_ADDRESS: '0',
  },
}
