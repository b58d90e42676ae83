import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { clientOf, codeSentTo, openShop } from './support/app.ts'
import { home } from './support/belongings.ts'
import { atDepth } from './support/depth.ts'
import { asForm } from './support/forms.ts'
import { idToken } from './support/issuer.ts'

/** `PEOPLE=500 SEED=7 npx vitest run --project contract tests/contract/two-people.test.ts` tries others. */
const numRuns = Number(process.env.PEOPLE ?? atDepth(20, 400))
const seed = Number(process.env.SEED ?? 20_261_128)

const shop = openShop()
/** The same shop where new customers verify their phone. */
let strict: FastifyInstance

beforeAll(async () => {
  const config = { ...shop.services.config, CUSTOMER_VERIFICATION: true }
  strict = await buildApp({ ...shop.services, config }, { checkReplies: true, storefront: '/nowhere' })
})
afterAll(() => strict.close())

/** Who reads the messages of a phone and an e-mail address, and has an account at Google. */
class Person {
  readonly email: string
  readonly phone: string
  readonly password: string
  /** Every token that this person ever got, the newest last. */
  readonly tokens: string[] = []
  private readonly app: FastifyInstance
  private readonly number: number

  constructor(app: FastifyInstance, number: number) {
    this.app = app
    this.number = number
    this.email = `person${number}@example.com`
    this.phone = `+97158${1_000_000 + number}`
    this.password = `password of ${number}`
  }

  get api() {
    return clientOf(this.app, this.tokens.length > 0 ? { token: this.tokens.at(-1)! } : {})
  }

  keep(data: { token: string | null } | undefined): void {
    if (data?.token) this.tokens.push(data.token)
  }

  get idToken(): string {
    const claims = {
      sub: `subject-${this.number}`,
      email: this.email,
      email_verified: true,
      given_name: 'Mona',
    }
    return idToken(shop.now, { ...claims, family_name: 'Saleh' })
  }

  async signUp(email: string, phone: string): Promise<void> {
    const { password } = this
    const names = { f_name: 'Mona', l_name: 'Saleh' }
    const body = { ...names, email, phone, password, confirm_password: password }
    this.keep((await clientOf(this.app).POST('/auth/sign-up', { body })).data)
  }

  async logIn(by: { phone: string } | { email: string }): Promise<void> {
    const name = 'phone' in by ? by.phone : by.email
    this.keep(
      (await clientOf(this.app).POST('/auth/login', { body: { phone: name, password: this.password } })).data,
    )
  }

  async reset(channel: 'phone' | 'email'): Promise<void> {
    const { password } = this
    const api = clientOf(this.app)
    const recipient = channel === 'phone' ? { phone: this.phone } : { email: this.email }
    await api.POST('/auth/forgot-password', { body: recipient })
    const reset_token = codeSentTo(shop, this[channel])
    await api.PUT('/auth/reset-password', {
      body: { ...recipient, reset_token, password, confirm_password: password },
    })
    await this.logIn(recipient as { email: string })
  }

  async logInByCode(): Promise<void> {
    const { phone } = this
    const api = clientOf(this.app)
    await api.POST('/auth/login-code', { body: { phone } })
    this.keep((await api.POST('/auth/login', { body: { phone, otp: codeSentTo(shop, phone) } })).data)
  }

  async verifyPhone(withToken: boolean): Promise<void> {
    const { phone } = this
    const api = clientOf(this.app)
    await api.POST('/auth/verify-phone/send', { body: { phone } })
    const token = this.tokens.at(-1)
    const body = { phone, otp: codeSentTo(shop, phone), ...(withToken && token ? { token } : {}) }
    this.keep((await api.POST('/auth/verify-phone', { body })).data)
  }

  async verifyEmail(): Promise<void> {
    await this.api.POST('/customer/email-code')
    await this.api.POST('/customer/verify-email', { body: { otp: codeSentTo(shop, this.email) } })
  }

  async changeEmail(email: string): Promise<void> {
    const body = { f_name: 'Mona', l_name: 'Saleh', email, current_password: this.password }
    await this.api.POST('/update-profile', { body, bodySerializer: asForm })
  }

  async socialLogIn(phone: string): Promise<void> {
    const api = clientOf(this.app)
    const body = { token: this.idToken, medium: 'google' as const }
    const { data } = await api.POST('/auth/social-login', { body })
    if (data?.token) this.keep(data)
    else this.keep((await api.POST('/auth/social-register', { body: { ...body, phone } })).data)
  }

  async linkSocial(): Promise<void> {
    const body = { token: this.idToken, medium: 'google' as const, current_password: this.password }
    await this.api.POST('/customer/social-link', { body })
  }

  /** Whether this person has proven to own the account of the newest session. */
  async isProven(): Promise<boolean> {
    const { data } = await this.api.GET('/customer/info')
    return (
      (data?.is_email_verified === 1 && data.email === this.email) ||
      (data?.is_phone_verified === 1 && data.phone === this.phone)
    )
  }

  async store(secret: string): Promise<void> {
    await this.api.POST('/address/add', { body: { ...home, address: secret } })
  }

  /** The addresses that any session of this person reads. */
  async reads(): Promise<string[]> {
    const lists = this.tokens.map((token) => clientOf(this.app, { token }).GET('/address/list'))
    return (await Promise.all(lists)).flatMap(({ data }) =>
      (data?.addresses ?? []).map(({ address }) => address),
    )
  }
}

type Two = [Person, Person]
type Step = { who: 0 | 1; run: (person: Person, two: Two) => Promise<void>; what: string }

const one = fc.constantFrom<0 | 1>(0, 1)
const step = <Args extends unknown[]>(
  what: string,
  run: (person: Person, two: Two, ...args: Args) => Promise<void>,
  ...args: { [At in keyof Args]: fc.Arbitrary<Args[At]> }
): fc.Arbitrary<Step> =>
  fc.tuple(one, fc.tuple<Args>(...args)).map(([who, given]) => ({
    who,
    what: `${who} ${what} ${given.join(' ')}`,
    run: (person, two) => run(person, two, ...given),
  }))

const signUp = step(
  'signs up with e-mail and phone of',
  (person, two, email: 0 | 1, phone: 0 | 1) => person.signUp(two[email].email, two[phone].phone),
  one,
  one,
)
const steps = [
  signUp,
  step(
    'resets by',
    (person, _, by: 'phone' | 'email') => person.reset(by),
    fc.constantFrom('phone', 'email'),
  ),
  step('logs in by code', (person) => person.logInByCode()),
  step(
    'verifies the phone, with the token:',
    (person, _, withToken: boolean) => person.verifyPhone(withToken),
    fc.boolean(),
  ),
  step('verifies the e-mail', (person) => person.verifyEmail()),
  step('changes the e-mail to that of', (person, two, to: 0 | 1) => person.changeEmail(two[to].email), one),
  step('changes the e-mail to a new one', (person) => person.changeEmail(`new-${person.email}`)),
  step(
    'comes from Google, with the phone of',
    (person, two, of: 0 | 1) => person.socialLogIn(two[of].phone),
    one,
  ),
  step('links Google', (person) => person.linkSocial()),
]

/** Everything a person can still try at the end. */
async function tryEverything(person: Person, [first, second]: Two): Promise<void> {
  for (const { phone, email } of [first, second])
    for (const by of [{ phone }, { email }, { email: `new-${email}` }]) await person.logIn(by)
  await person.socialLogIn(person.phone)
  await person.verifyPhone(false)
  await person.logInByCode()
  wait()
  await person.reset('email')
  await person.reset('phone')
}

const wait = () => {
  shop.now = new Date(shop.now.getTime() + 3_601_000)
}

let people = 0
let secrets = 0
/** How often a person stored a secret in an account after a proof. */
let saved = 0

/** What the stranger prepares, and how the owner proves the account. */
const attacks: [string, (people: { owner: Person; stranger: Person }) => Promise<void>][] = [
  [
    'wrote the own phone beside the e-mail of the owner, who resets the password',
    async ({ owner, stranger }) => {
      await stranger.signUp(owner.email, stranger.phone)
      await owner.reset('email')
    },
  ],
  [
    'linked Google before that',
    async ({ owner, stranger }) => {
      await stranger.signUp(owner.email, stranger.phone)
      await stranger.linkSocial()
      await owner.reset('email')
    },
  ],
  [
    'waits until the owner changes the proven e-mail address',
    async ({ owner, stranger }) => {
      await stranger.signUp(owner.email, stranger.phone)
      await owner.reset('email')
      await owner.changeEmail(`new-${owner.email}`)
      expect((await owner.api.GET('/customer/info')).data).toMatchObject({ email: `new-${owner.email}` })
    },
  ],
  [
    'wrote the own e-mail beside the phone of the owner, who signs in by code',
    async ({ owner, stranger }) => {
      await stranger.signUp(stranger.email, owner.phone)
      await owner.logInByCode()
    },
  ],
  [
    'has the phone that the owner mistyped after coming from Google',
    async ({ owner, stranger }) => {
      await owner.socialLogIn(stranger.phone)
    },
  ],
]

it.each(attacks)('a stranger reads nothing who %s', async (_, prepare) => {
  const owner = new Person(shop.app, ++people)
  const stranger = new Person(shop.app, ++people)
  wait()
  await prepare({ owner, stranger })
  const secret = `${++secrets} Secret Street`
  await owner.store(secret)
  wait()
  await tryEverything(stranger, [owner, stranger])
  expect(await stranger.reads()).not.toContain(secret)
  await owner.logIn({ email: owner.email })
  expect(await owner.reads()).toContain(secret)
})

it.each([
  ['a shop that verifies no phone', () => shop.app],
  ['a shop that verifies the phone first', () => strict],
])(
  'nobody reads what another person stored after a proof, in %s',
  { timeout: atDepth(60_000, 300_000) },
  async (_, appOf) => {
    saved = 0
    const property = fc.asyncProperty(
      fc.array(signUp, { minLength: 1, maxLength: 2 }),
      fc.array(fc.oneof(...steps), { minLength: 2, maxLength: 7 }),
      async (first, then) => {
        const two: Two = [new Person(appOf(), ++people), new Person(appOf(), ++people)]
        const stored: string[][] = [[], []]
        const isPrivate = async () => {
          for (const who of [0, 1] as const) {
            const others = stored[1 - who]!
            expect((await two[who].reads()).filter((address) => others.includes(address))).toEqual([])
          }
        }
        for (const { who, run } of [...first, ...then]) {
          wait()
          const person = two[who]
          await run(person, two)
          if (await person.isProven()) {
            const secret = `${++secrets} Secret Street`
            await person.store(secret)
            stored[who]!.push(secret)
            saved++
          }
          await isPrivate()
        }
        for (const person of two) {
          wait()
          await tryEverything(person, two)
          await isPrivate()
        }
      },
    )
    await fc.assert(property, { numRuns, seed, endOnFailure: true })
    expect(saved).toBeGreaterThan(numRuns / 2)
  },
)
