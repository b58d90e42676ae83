import { generateKeyPairSync } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CannotStart } from '#server/config/cannot-start.ts'
import { readConfig } from '#server/config/config.ts'

const problemsOf = (env: NodeJS.ProcessEnv): string => {
  try {
    readConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(CannotStart)
    return (error as Error).message
  }
  return ''
}

describe('the key of push messages to browsers', () => {
  const key = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'

  it('is taken with an address by which push services reach the shop', () => {
    const env = { WEB_PUSH_PRIVATE_KEY: key, WEB_PUSH_CONTACT: 'mailto:shop@example.com' }
    expect(readConfig(env)).toMatchObject(env)
    expect(readConfig({})).toMatchObject({ WEB_PUSH_PRIVATE_KEY: undefined })
  })

  it.each([
    [{ WEB_PUSH_PRIVATE_KEY: key }, 'WEB_PUSH_CONTACT is missing, but WEB_PUSH_PRIVATE_KEY needs it.'],
    [
      { WEB_PUSH_PRIVATE_KEY: 'short', WEB_PUSH_CONTACT: 'https://example.com' },
      'WEB_PUSH_PRIVATE_KEY must be a private key of the curve P-256, 32 bytes in base64url.',
    ],
    [
      { WEB_PUSH_CONTACT: 'shop@example.com' },
      'WEB_PUSH_CONTACT must be an address that starts with mailto: or https://.',
    ],
    [
      { NODE_ENV: 'production', WEB_PUSH_TEST_ORIGIN: 'http://127.0.0.1:1' },
      'WEB_PUSH_TEST_ORIGIN is for tests; production must not set it.',
    ],
    [
      { NODE_ENV: 'production', FIREBASE_TEST_ORIGIN: 'http://127.0.0.1:1' },
      'FIREBASE_TEST_ORIGIN is for tests; production must not set it.',
    ],
  ])('is refused in words: %o', (env, problem) => {
    expect(problemsOf(env)).toBe(problem)
  })
})

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: '.data',
      DEMO: true,
      DATABASE_URL: undefined,
    })
  })

  it('has no demo in production unless it is asked for', () => {
    expect(readConfig({ NODE_ENV: 'production' }).DEMO).toBe(false)
    expect(readConfig({ NODE_ENV: 'production', DEMO: 'true' }).DEMO).toBe(true)
  })

  it.each([
    [undefined, []],
    ['false', []],
    ['true', ['loopback', 'linklocal', 'uniquelocal']],
    ['203.0.113.7, 10.0.0.0/8,2001:db8::/32', ['203.0.113.7', '10.0.0.0/8', '2001:db8::/32']],
  ])('believes the proxies it names: %s', (TRUST_PROXY, trusted) => {
    expect(readConfig({ TRUST_PROXY }).TRUST_PROXY).toEqual(trusted)
  })

  it.each(['yes', '2', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.300', '203.0.113.7,'])(
    'believes no proxy called %s',
    (TRUST_PROXY) => {
      expect(problemsOf({ TRUST_PROXY })).toBe(
        `TRUST_PROXY is "${TRUST_PROXY}", but must be true, false, or addresses of proxies such as 203.0.113.7, 10.0.0.0/8.`,
      )
    },
  )

  it('is refused in words that name each wrong variable', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      DEMO: 'perhaps',
      SEED_SCALE: '0',
      DATABASE_URL: 'mysql://somewhere',
      LOG_LEVEL: 'loud',
      SIMULATOR_SPEED: '-1',
    })
    expect(problems.split('\n')).toEqual([
      'PORT is "eighty", but must be a whole number from 0 to 65535.',
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
      'SEED_SCALE is "0", but must be a whole number from 1 to 1000.',
      'DEMO is "perhaps", but must be one of true, false, 1, 0.',
      'SIMULATOR_SPEED is "-1", but must be a number from 0 to 1000.',
      'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, trace, silent.',
    ])
  })

  it.each(['Infinity', 'NaN', '0.5', '1000001'])(
    'the environment allows no limit of %s requests',
    (RATE_LIMIT) => {
      expect(problemsOf({ RATE_LIMIT })).toBe(
        `RATE_LIMIT is "${RATE_LIMIT}", but must be a whole number from 0 to 1000000.`,
      )
    },
  )

  it('the environment is refused with all its problems at once, each variable by itself and against others', () => {
    const problems = problemsOf({ PAYMENT_GATEWAY: 'stripe', PUBLIC_URL: 'shop.example', PORT: '-1' })
    expect(problems.split('\n')).toEqual([
      'PORT is "-1", but must be a whole number from 0 to 65535.',
      'PUBLIC_URL must be an address that starts with http:// or https://.',
      'STRIPE_SECRET_KEY is missing, but PAYMENT_GATEWAY is stripe and needs it.',
      'STRIPE_WEBHOOK_SECRET is missing, but PAYMENT_GATEWAY is stripe and needs it.',
    ])
  })

  it('keeps no sample password in production, and no secret that can be guessed', () => {
    const DATABASE_URL = 'postgresql://souk:secret@localhost:5432/souk'
    expect(problemsOf({ NODE_ENV: 'production', DATABASE_URL })).toBe(
      'DATABASE_URL holds the password of an example; in production it needs one of its own.',
    )
    expect(problemsOf({ DATABASE_URL })).toBe('')
    expect(problemsOf({ METRICS_TOKEN: 'short' })).toBe('METRICS_TOKEN must have 16 characters or more.')
  })

  it.each([
    [
      'DATABASE_URL',
      'postgresql://souk:Secret@localhost:5432/souk',
      'postgresql://souk:Quay-7-heron@db/souk',
    ],
    ['DATABASE_URL', 'postgresql://souk:ch%61ngeme@localhost/souk', 'postgresql://souk@localhost/souk'],
    ['NATS_URL', 'nats://user:password@localhost:4222', 'nats://news:Quay-7-heron@localhost:4222'],
    ['NATS_URL', 'nats://token@localhost:4222', 'nats://localhost:4222'],
    ['METRICS_TOKEN', 'changemechangeme', '4f0c1b9e7a52d836'],
    ['METRICS_TOKEN', 'aaaaaaaaaaaaaaaa', 'token of the watchman'],
    ['METRICS_TOKEN', 'your-metrics-token-1', 'harbour master reads'],
    ['OTP_KEY', 'Test123', 'Quay-7-heron'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_test_secret', 'whsec_5Kd0pTq9Zx2LmB7v'],
    ['STRIPE_SECRET_KEY', 'sk_live_changeme1', 'sk_live_5Kd0pTq9Zx2LmB7v'],
  ])('in production: %s is not %s', (name, sample, own) => {
    const production = (value: string) => problemsOf({ NODE_ENV: 'production', [name]: value })
    expect(production(sample)).toBe(
      `${name} holds the password of an example; in production it needs one of its own.`,
    )
    expect(production(own)).toBe('')
    expect(problemsOf({ [name]: sample })).toBe('')
  })

  it('takes real money by https alone', () => {
    const shop = {
      NODE_ENV: 'production',
      PAYMENT_GATEWAY: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_5Kd0pTq9Zx2LmB7v',
      STRIPE_WEBHOOK_SECRET: 'whsec_5Kd0pTq9Zx2LmB7v',
      PUBLIC_URL: 'http://shop.example',
    }
    expect(problemsOf(shop).split('\n')).toEqual([
      'STRIPE_SECRET_KEY is one for tests, which takes no money; only a demo (DEMO=true) may use it.',
      'PUBLIC_URL starts with http://; in production customers send passwords to it: use https://.',
    ])
    expect(problemsOf({ ...shop, DEMO: 'true' })).toBe('')
    expect(problemsOf({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' })).toBe('')
    const real = { STRIPE_SECRET_KEY: 'sk_live_5Kd0pTq9Zx2LmB7v', PUBLIC_URL: 'https://shop.example' }
    expect(problemsOf({ ...shop, ...real })).toBe('')
  })

  it('takes a service account that can sign, and nothing else', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const account = {
      project_id: 'souk',
      client_email: 'shop@souk.example',
      private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
    }
    const read = (given: object | string) =>
      readConfig({ FIREBASE_SERVICE_ACCOUNT: typeof given === 'string' ? given : JSON.stringify(given) })
    expect(read({ ...account, type: 'service_account' }).FIREBASE_SERVICE_ACCOUNT).toEqual({
      ...account,
      token_uri: 'https://oauth2.googleapis.com/token',
    })
    expect(readConfig({}).FIREBASE_SERVICE_ACCOUNT).toBeUndefined()
    const problem =
      'FIREBASE_SERVICE_ACCOUNT must be the JSON of a service account, with project_id, client_email and private_key.'
    for (const wrong of [
      '{',
      '[]',
      'null',
      { ...account, project_id: '' },
      { ...account, private_key: 'secret' },
    ])
      expect(() => read(wrong)).toThrow(problem)
  })

  it('knows where passkeys are used, and refuses a domain that is not of every origin', () => {
    const read = (env: object) => {
      const { PASSKEY_RP_ID, PASSKEY_ORIGINS } = readConfig({ ...env })
      return [PASSKEY_RP_ID, PASSKEY_ORIGINS]
    }
    expect(read({})).toEqual(['localhost', []])
    expect(read({ PUBLIC_URL: 'https://shop.example/' })).toEqual(['shop.example', ['https://shop.example']])
    const two = ['https://shop.example', 'https://www.shop.example:8443']
    const own = { PUBLIC_URL: 'https://other.example', PASSKEY_ORIGINS: two.join(', ') }
    expect(read(own)).toEqual(['shop.example', two])
    const elsewhere = (PASSKEY_RP_ID: string) => problemsOf({ ...own, PASSKEY_RP_ID })
    expect(elsewhere('shop.example')).toBe('')
    for (const domain of ['www.shop.example', 'hop.example', 'other.example'])
      expect(elsewhere(domain)).toBe(
        `PASSKEY_RP_ID is "${domain}", but must be the host of every origin in PASSKEY_ORIGINS, or a domain above them.`,
      )
    for (const wrong of ['shop.example', 'https://shop.example/', 'ftp://shop.example'])
      expect(problemsOf({ PASSKEY_ORIGINS: wrong })).toContain(
        `PASSKEY_ORIGINS is "${wrong}", but must be origins such as https://shop.example, separated by commas.`,
      )
  })

  it('has all a gateway needs, or is refused', () => {
    expect(problemsOf({ PAYMENT_GATEWAY: 'paypal', PAYMENT_TIMEOUT_MINUTES: '1' }).split('\n')).toEqual([
      'PAYMENT_GATEWAY is "paypal", but must be one of none, sandbox, stripe.',
      'PAYMENT_TIMEOUT_MINUTES is "1", but must be a whole number from 5 to 1200.',
    ])
    expect(problemsOf({ PAYMENT_GATEWAY: 'sandbox', DEMO: 'false' })).toBe(
      'PAYMENT_GATEWAY is sandbox, which takes no money: only a demo (DEMO=true) may use it.',
    )
    expect(
      problemsOf({ PAYMENT_GATEWAY: 'stripe', STRIPE_SECRET_KEY: 'sk_live_0123456789' }).split('\n'),
    ).toEqual([
      'STRIPE_WEBHOOK_SECRET is missing, but PAYMENT_GATEWAY is stripe and needs it.',
      'PUBLIC_URL is missing, but PAYMENT_GATEWAY is stripe and needs it.',
    ])
  })

  it('the shop verifies customers only where a provider can send them a code', () => {
    const wanted = { CUSTOMER_VERIFICATION: 'true', NODE_ENV: 'production' }
    expect(problemsOf(wanted)).toBe(
      'CUSTOMER_VERIFICATION needs OTP_URL or FIREBASE_API_KEY: somebody has to send the codes.',
    )
    for (const sender of [{ OTP_URL: 'https://sms.test' }, { FIREBASE_API_KEY: 'key' }, { NODE_ENV: 'test' }])
      expect(readConfig({ ...wanted, ...sender }).CUSTOMER_VERIFICATION).toBe(true)
  })

  it('is explained in .env.example, variable by variable, with the values it starts from', () => {
    const root = join(import.meta.dirname, '../..')
    const example = readFileSync(join(root, '.env.example'), 'utf8')
    const explained = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value])
    const built = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap(
      (file) => readFileSync(join(root, file), 'utf8').match(/\bVITE_[A-Z_]+/g) ?? [],
    )
    expect(explained.map(([name]) => name).sort()).toEqual(
      [...new Set([...Object.keys(readConfig({})), ...built])].sort(),
    )
    expect(readConfig(Object.fromEntries(explained))).toEqual(readConfig({}))
  })

  it('takes empty variables as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined })
  })
})
