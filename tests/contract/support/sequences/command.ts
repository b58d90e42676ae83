import type fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Services } from '#server/wiring/services.ts'
import { type Person, refusalOf } from '#tests/contract/support/app.ts'
import { purseOf } from '#tests/contract/support/books.ts'
import type { Model, Who } from './model.ts'

/** The shop as two people know it: a guest, who may be another one later, and a customer. */
export type Real = {
  shop: { app: FastifyInstance; services: Services }
  guest: Person
  /** What the guest writes; a customer's orders are known by the number of the account. */
  guestPhone: string
  customer: Person & { phone: string }
}

export type Command = fc.AsyncCommand<Model, Real>
type Reply = { response: Response; data?: unknown; error?: unknown }

export const decimal = (minor: number) => minor / 100
export const named = ({ guest_id }: Person) => (guest_id ? { guest_id } : {})
export const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!

/** So many times as likely as the others. */
export const often = <T>(times: number, arbitrary: fc.Arbitrary<T>) =>
  Array.from({ length: times }, () => arbitrary)

/** Refused for one of the rules that are broken, or accepted when none is. True when accepted. */
export function obeys(reply: Reply, broken: Record<string, boolean>): boolean {
  const codes = Object.keys(broken).filter((code) => broken[code])
  if (codes.length === 0) {
    expect(refusalOf(reply)).toEqual({ status: 200, codes: [] })
    return true
  }
  const { status, codes: named } = refusalOf(reply)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(codes).toEqual(expect.arrayContaining(named))
  expect(named.length).toBeGreaterThan(0)
  return false
}

/** A command whose every run ends with the shop and the model saying the same of who acted. */
export const command = (
  name: string,
  act: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Command => ({
  check,
  toString: () => name,
  run: async (model, real) => {
    await act(model, real)
    for (const who of ['guest', 'customer'] as const) await agrees(model, real, who)
  },
})

async function agrees(model: Model, real: Real, who: Who): Promise<void> {
  const lines = await cartOf(real[who])
  expect(lines.map(({ item_id, quantity }) => ({ item_id, quantity }))).toEqual(
    model[who].cart.map(({ offer: { item_id }, quantity }) => ({ item_id, quantity })),
  )
  if (who === 'customer')
    expect(await purseOf(real.customer)).toEqual({
      wallet_balance: decimal(model.wallet),
      loyalty_point: model.points,
    })
}

export const cartOf = async (person: Person) =>
  (await person.api.GET('/customer/cart/list', { params: { query: named(person) } })).data!

export type Method = 'cash' | 'wallet' | 'partly'

export const methods = {
  cash: { payment_method: 'cash_on_delivery' },
  wallet: { payment_method: 'wallet' },
  partly: { payment_method: 'cash_on_delivery', partial_payment: 1 },
} as const

/** What of an amount the wallet pays. */
export const walletPart = ({ wallet }: Model, method: Method, amount: number) =>
  method === 'cash' ? 0 : method === 'wallet' ? amount : wallet
