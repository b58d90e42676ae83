import { ok, strictEqual } from 'node:assert'
import { quoteDeliveryMachine } from '#machines/checkout/quote-delivery.machine.ts'
import { connectQuoteDelivery } from '#src/shared/checkout/checkout.ports.ts'
import { coordinator } from '#tests/machines/samples/checkout.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const quoteDeliveryService = service(quoteDeliveryMachine, async ({ api, city }) => {
  const { here, kitchen } = city
  return {
    connected: connectQuoteDelivery(api),
    inputs: {
      'a delivery': { store: kitchen, position: { lat: here.lat, lng: here.lng }, coordinator },
    },
    events: { 'draft.changed': () => ({ position: { lat: here.lat + 0.001, lng: here.lng } }) },
    answers: {
      /** The second answer is that of a position in none of the store's zones. */
      getZoneId: { shaped: (body, { sample }) => (sample === 0 ? body : { ...body, zone_data: [] }) },
    },
    holds: (snapshot) => {
      const { metres, zone_data } = snapshot.context
      if (!snapshot.matches('known')) return
      ok(metres > 0)
      strictEqual(
        zone_data.some(({ id }) => id === kitchen.zone_id),
        true,
      )
    },
  }
})

export const quoteDeliveryBrowser = browser(
  quoteDeliveryMachine,
  async ({ page, arrive, stage }) => {
    const main = page.getByRole('main')
    return {
      open: async () => {
        await stage.becomeCustomer()
        await stage.fillCart([stage.city.soup, 4])
        await arrive('/checkout?page=cart')
      },
      gestures: {
        'draft.changed': () => main.getByRole('radio', { name: 'Take away' }).click(),
        'quote.renew': () => main.getByRole('button', { name: 'Try again' }).click(),
      },
    }
  },
  {
    offered: {
      // An order that is collected shows no fee, and measures nothing but the ways to pay.
      'draft.changed': ({ context }) => context.position.lat === 25.2,
      'quote.renew': (snapshot) => snapshot.matches('unknown') && snapshot.context.position.lat === 25.2,
    },
  },
)
