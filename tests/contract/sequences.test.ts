import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { items } from '#server/db/schema.ts'
import { findBroken } from '#server/invariants/find-broken.ts'
import { tally } from '#server/invariants/tally.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { newCustomer, newGuest, newPhone, openShop } from './support/app.ts'
import { giveTo } from './support/books.ts'
import { atDepth } from './support/depth.ts'
import { fillParcelShop } from './support/parcels.ts'
import type { Real } from './support/sequences/command.ts'
import { walks } from './support/sequences/commands.ts'
import { MOST_GRILLS, type Model, newShopper } from './support/sequences/model.ts'
import { item } from './support/small-shop.ts'

/** `SEQUENCES=500 SEED=7 npx vitest run --project contract tests/contract/sequences.test.ts` walks others. */
const numRuns = Number(process.env.SEQUENCES ?? atDepth(10, 25))
const seed = Number(process.env.SEED ?? 20_261_122)
const LONGEST = 60

const shop = openShop({ payments: createSandbox, fill: fillParcelShop })

const stockOf = async (id: number) => {
  const { api } = await newGuest(shop.app)
  return (await api.GET('/items/details/{id}', { params: { path: { id: String(id) } } })).data!.stock!
}

it.each(['goods', 'parcels'] as const)(
  'the shop follows its rules in every sequence of steps with %s by a guest and a customer',
  async (kind) => {
    const { db } = shop.services
    await db.update(items).set({ maximum_cart_quantity: MOST_GRILLS }).where(eq(items.id, item.mixedGrill))
    const before = await tally(db)
    const sequence = fc.asyncProperty(
      fc.noBias(fc.commands(walks[kind], { maxCommands: LONGEST, size: 'max' })),
      async (walk) => {
        const real: Real = {
          shop,
          guest: await newGuest(shop.app),
          guestPhone: newPhone(),
          customer: await newCustomer(shop.app),
        }
        const stock = { milk: await stockOf(item.milk), tea: await stockOf(item.scarceTea) }
        const purse = { wallet: 6000, points: 150 }
        await giveTo({ services: shop.services, person: real.customer }, purse)
        const model: Model = {
          guest: newShopper(),
          customer: newShopper(),
          ...purse,
          debt: 0,
          stock,
          added: 0,
        }
        await fc.asyncModelRun(() => ({ model, real }), walk)
        expect(await findBroken(db)).toEqual([])
        expect(await tally(db)).toEqual(before)
      },
    )
    // What one walk breaks stays broken for the next: a shorter one would be blamed for it.
    await fc.assert(sequence, { numRuns, seed, endOnFailure: true })
  },
  numRuns * 20_000,
)
