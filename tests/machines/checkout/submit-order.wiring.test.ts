import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor } from 'xstate'
import { answer } from '#api/answer.ts'
import {
  type SubmitOrderOutcome,
  submitOrderMachine,
  submitOrderPorts,
} from '#machines/checkout/submit-order.machine.ts'
import type { OrderKey } from '#machines/rules/order-key.ts'
import type { OrderPlaced } from '#openapi/generated/client.ts'
import { draft, placement } from '#tests/machines/samples/submission.ts'
import { refusal } from '#tests/machines/samples.ts'

type Fate = 'answered' | 'refused' | 'never arrived' | 'reply lost' | 'still running'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A browser that keeps one key, and a server that keeps one reply per key, with a bad network between them. */
class World {
  orders: OrderPlaced[] = []
  readonly #replies = new Map<string, { note: string; order: OrderPlaced }>()
  readonly #fates: readonly Fate[]
  #stored: OrderKey | null = null
  #keys = 0
  #requests = 0

  constructor(fates: readonly Fate[]) {
    this.#fates = fates
  }

  start(order_note: string) {
    const { readOrderKey, newOrderKey, storeOrderKey, forgetOrderKey, placeOrder, findPlacedOrder } =
      submitOrderPorts
    const machine = submitOrderMachine.provide({
      actors: {
        readOrderKey: answer(readOrderKey, async () => this.#stored),
        newOrderKey: answer(newOrderKey, async () => `key-${++this.#keys}`),
        storeOrderKey: answer(storeOrderKey, async (key) => this.#keep(key)),
        forgetOrderKey: answer(forgetOrderKey, async () => this.#keep(null)),
        findPlacedOrder: answer(findPlacedOrder, async ({ key }) => this.#replies.get(key)!.order),
        placeOrder: answer(placeOrder, ({ key, placement }) => this.#place(key, placement.order_note ?? '')),
      },
      delays: { stillRunningPause: 0 },
    })
    return createActor(machine, {
      input: { placement: { ...placement, order_note }, purpose: 'cart/1', draft },
    })
  }

  #keep(key: OrderKey | null): void {
    this.#stored = key
  }

  async #place(key: string, note: string): Promise<OrderPlaced> {
    const fate = this.#fates[this.#requests++] ?? 'answered'
    await settle()
    if (fate === 'never arrived') throw new TypeError('Failed to fetch')
    if (fate === 'still running') throw refusal(409, { code: 'idempotency_key', message: 'Still running' })
    const earlier = this.#replies.get(key)
    if (earlier && earlier.note !== note) throw refusal(422, { code: 'idempotency_key', message: 'Used' })
    if (!earlier && fate === 'refused') throw refusal(403, { code: 'store_closed', message: 'Closed' })
    const order = earlier?.order ?? this.#order()
    this.#replies.set(key, { note, order })
    await settle()
    if (fate === 'reply lost') throw new TypeError('Failed to fetch')
    return order
  }

  #order(): OrderPlaced {
    const order = {
      message: 'Order placed successfully',
      order_id: this.orders.length + 1,
      total_ammount: 21,
      status: 'pending' as const,
      created_at: '2026-11-20T12:00:00Z',
      user_id: 'guest-7',
    }
    this.orders.push(order)
    return order
  }
}

type Habit = 'retry' | 'leave' | 'reload' | 'leave and change the note'

/** Orders until the shop has said yes, with the habits of a customer who hears nothing; answers how it ended. */
async function orderUntilDone(world: World, habits: readonly Habit[]): Promise<SubmitOrderOutcome> {
  let note = 'No salt'
  let habit = 0
  for (let attempt = 0; attempt < 60; attempt++) {
    const actor = world.start(note).start()
    for (;;) {
      await restless(actor)
      const { status, output } = actor.getSnapshot()
      if (status === 'done') {
        if (output?.type === 'placed' || output?.type === 'placedBefore') return output
        break
      }
      const next = habits[habit++] ?? 'retry'
      if (next === 'retry') actor.send({ type: 'retry' })
      else if (next !== 'reload') actor.send({ type: 'wait.leave' })
      if (next === 'leave and change the note') note += '.'
      if (next === 'reload') {
        actor.stop()
        break
      }
    }
  }
  throw new Error('The shop never said yes')
}

async function restless(actor: ActorRefFrom<typeof submitOrderMachine>): Promise<void> {
  const rests = () => actor.getSnapshot().status !== 'active' || actor.getSnapshot().matches('unanswered')
  while (!rests()) await new Promise((resolve) => setTimeout(resolve, 0))
}

/** Goals, reliability: lost replies, resets and repeats never make two orders of one. */
describe('submitting an order, against a shop', () => {
  it('the customer places exactly one order, with any number of lost replies, retries and reloads', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.constantFrom<Fate>('answered', 'refused', 'never arrived', 'reply lost', 'still running'),
          { maxLength: 12 },
        ),
        fc.array(fc.constantFrom<Habit>('retry', 'leave', 'reload', 'leave and change the note'), {
          maxLength: 12,
        }),
        async (fates, habits) => {
          const world = new World(fates)
          const outcome = await orderUntilDone(world, habits)
          expect(world.orders).toHaveLength(1)
          if (outcome.type === 'placed' || outcome.type === 'placedBefore')
            expect(outcome.order).toEqual(world.orders[0])
        },
      ),
      { numRuns: 150 },
    )
  })

  it('makes two orders of two wishes: the key of a placed order is not used again', async () => {
    const world = new World(['reply lost'])
    await orderUntilDone(world, ['retry'])
    await orderUntilDone(world, [])
    expect(world.orders).toHaveLength(2)
  })
})
