import { runPartsMachine } from '#machines/checkout/run-parts.machine.ts'
import { startDraft } from '#machines/rules/order-draft.ts'
import { connectRunParts } from '#src/shared/checkout/checkout.ports.ts'
import { rememberContact, write } from '#tests/machines/by-hand.ts'
import { coordinator, nora, offline, quoteOver } from '#tests/machines/samples/checkout.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const runPartsService = service(runPartsMachine, async (stage, { from }) => {
  const { city, guest_id } = stage
  const draft = startDraft({
    kind: 'cart',
    shopper: { type: 'guest', guest_id },
    store: city.kitchen,
    config: city.config,
    lines: await stage.fillCart([city.soup, 4]),
    location: city.here,
    saved: { contact: nora },
  })
  return {
    connected: connectRunParts(stage.checkout()),
    inputs: { [from]: { draft, coordinator } },
    events: {
      'draft.changed': (sample) => ({
        draft: [
          { ...draft, order_note: 'No salt' },
          { ...draft, fee: { type: 'unknown' as const, error: offline } },
        ][sample]!,
      }),
    },
    answers: {
      quoteDelivery: { stays: true },
      quoteOrder: { stays: true },
      destination: { stays: true },
      useCoupon: { stays: true },
      keepDraft: { stays: true },
    },
  }
})

export const runPartsBrowser = browser(
  runPartsMachine,
  async ({ page, arrive, stage }) => {
    const main = page.getByRole('main')
    /** The order is placed by its quote, and refused. */
    const refuseOrder = async (errors: unknown) => {
      await stage.forward('getDistance')
      await stage.forward('getZoneId')
      await stage.forward('createQuote')
      await main.getByRole('button', { name: /^Place order · / }).click()
      await (await stage.next('placeOrder')).refuse(403, { errors })
    }
    return {
      open: async () => {
        await rememberContact(page, stage.newcomer)
        await arrive('/checkout?page=cart')
        await main.getByRole('button', { name: /^Place order/ }).waitFor()
      },
      gestures: {
        'draft.changed': async ({ draft }) => {
          if (draft.fee.type === 'unknown') await (await stage.next('getDistance')).drop()
          else await write(main.getByLabel('Order note'), draft.order_note)
        },
        'coupon.refused': ({ error }) => refuseOrder((error as { errors: unknown }).errors),
        'quote.refused': () => refuseOrder(quoteOver.errors),
        'quote.renew': () => main.getByRole('button', { name: 'Try again' }).click(),
      },
    }
  },
  {
    holds: ['getDistance', 'getZoneId', 'placeOrder'],
    offered: {
      'draft.changed': ({ context }, { draft }) =>
        draft.fee.type !== 'unknown' || context.draft.fee.type === 'measuring',
      'quote.renew': ({ context }) => context.draft.fee.type === 'unknown',
    },
    unseen: {
      'runParts refused quoteDelivery #1': 'no part of checkout dies by itself',
      'runParts refused quoteOrder #1': 'no part of checkout dies by itself',
      'runParts refused destination #1': 'no part of checkout dies by itself',
      'runParts refused useCoupon #1': 'no part of checkout dies by itself',
      'runParts refused keepDraft #1': 'no part of checkout dies by itself',
    },
  },
)
