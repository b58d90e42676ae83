import { expect, it } from 'vitest'
import { createActor, createEmptyActor, fromPromise } from 'xstate'
import { keepDraftMachine } from '#machines/checkout/keep-draft.machine.ts'
import { runPartsMachine } from '#machines/checkout/run-parts.machine.ts'
import { useCouponMachine } from '#machines/checkout/use-coupon.machine.ts'
import type { Said } from '#machines/rules/kept-draft.ts'
import { changedDraft, startDraft } from '#machines/rules/order-draft.ts'
import { guest } from '#tests/machines/samples/checkout.ts'

/** Models silence the children of a machine; here a part dies on its own. */

it('the browser keeps what the customer says although the part that keeps it died of it', async () => {
  const draft = startDraft({ ...guest, saved: undefined })
  const stored: Said[] = []
  let dies = true
  const keepDraft = keepDraftMachine.provide({
    actors: { keepDraft: fromPromise(async ({ input: { said } }) => void stored.push(said)) },
    guards: {
      'something else is said': ({ context }, { said }) => {
        if (!dies) return said !== context.said
        dies = false
        throw new Error('The part died')
      },
    },
  })
  const parts = createActor(runPartsMachine.provide({ actors: { keepDraft } }), {
    input: { draft, coordinator: createEmptyActor() },
  }).start()
  parts.send({ type: 'draft.changed', draft: changedDraft(draft, { order_note: 'No salt' }) })
  await new Promise((resolve) => setImmediate(resolve))
  expect(stored).toEqual([{ order_note: 'No salt' }])
  parts.stop()
})

it('a part that dies on starting is started once more, and again only when the draft changes', () => {
  const draft = startDraft(guest)
  let starts = 0
  const useCoupon = useCouponMachine.provide({
    guards: {
      'a code was kept': () => {
        starts += 1
        if (starts > 20) return false
        throw new Error('The part died')
      },
    },
  })
  const parts = createActor(runPartsMachine.provide({ actors: { useCoupon } }), {
    input: { draft, coordinator: createEmptyActor() },
  }).start()
  expect(starts).toBe(2)
  parts.send({ type: 'draft.changed', draft: changedDraft(draft, { order_note: 'No salt' }) })
  expect(starts).toBe(3)
  parts.stop()
})
