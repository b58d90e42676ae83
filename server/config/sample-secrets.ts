/** The words of examples, and what people write instead of a secret; alone, repeated, joined or with numbers behind. */
const words =
  /^((secret|password|passwort|change|me|postgres|souk|user|admin|root|test|demo|sample|example|token|key|your|my|the|webhook|metrics|default|letmein|qwerty|whsec|sk|live)|\d)+$/

const isSample = (secret: string): boolean => {
  const letters = secret.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '')
  return words.test(letters) || new Set(secret).size < 5
}

const passwordIn = (url: string | undefined): string | undefined => {
  const { password, username } = (url && URL.parse(url)) || {}
  // NATS takes a token in place of a user.
  const secret = password || (/^(nats|tls):/.test(url ?? '') ? username : '')
  return secret ? decodeURIComponent(secret) : undefined
}

const isHere = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** The settings that hold secrets, and those that decide which of them may be samples. */
type Settings = {
  NODE_ENV: string
  DEMO: boolean
  PUBLIC_URL: string
} & Record<
  | 'DATABASE_URL'
  | 'NATS_URL'
  | 'METRICS_TOKEN'
  | 'OTP_KEY'
  | 'PHONE_SECRET'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET',
  string | undefined
>

/** One sentence for each sample secret or demo setting that production must not use. */
export function sampleSecrets(config: Settings): string[] {
  if (config.NODE_ENV !== 'production') return []
  const secrets = {
    DATABASE_URL: passwordIn(config.DATABASE_URL),
    NATS_URL: passwordIn(config.NATS_URL),
    METRICS_TOKEN: config.METRICS_TOKEN,
    OTP_KEY: config.OTP_KEY,
    PHONE_SECRET: config.PHONE_SECRET,
    STRIPE_SECRET_KEY: config.STRIPE_SECRET_KEY?.replace(/^[a-z]+_(test|live)_/, ''),
    STRIPE_WEBHOOK_SECRET: config.STRIPE_WEBHOOK_SECRET?.replace(/^whsec_/, ''),
  }
  const problems = Object.entries(secrets)
    .filter(([, secret]) => secret !== undefined && isSample(secret))
    .map(([name]) => `${name} holds the password of an example; in production it needs one of its own.`)
  if (config.DEMO) return problems
  const { STRIPE_SECRET_KEY, PUBLIC_URL } = config
  if (/^[a-z]+_test_/.test(STRIPE_SECRET_KEY ?? ''))
    problems.push(
      'STRIPE_SECRET_KEY is one for tests, which takes no money; only a demo (DEMO=true) may use it.',
    )
  if (PUBLIC_URL.startsWith('http:') && !isHere(PUBLIC_URL))
    problems.push(
      'PUBLIC_URL starts with http://; in production customers send passwords to it: use https://.',
    )
  return problems
}
