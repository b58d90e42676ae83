import { ok, strictEqual } from 'node:assert'
import { quoteOrderMachine } from '#machines/quote-order.machine.ts'
import { connectCheckout } from '#src/checkout/checkout.ports.ts'
import { service } from '#tests/support/service.ts'

export const quoteOrderService = service(quoteOrderMachine, async (stage) => {
  const { city, guest_id } = stage
  const { here, kitchen } = city
  const lines = await stage.fillCart([city.soup, 2])
  const start = {
    goods: 'known' as const,
    page: 'cart' as const,
    owner: { guest_id },
    lines,
    store: kitchen,
    position: { lat: here.lat, lng: here.lng },
  }
  const stale = { ...start, goods: 'stale' as const }
  return {
    connected: connectCheckout(stage.checkout()).implementations.actors
      .quoteOrder as typeof quoteOrderMachine,
    inputs: {
      'a cart': start,
      'a cart whose prices are stale': stale,
      'an item bought at once whose price is stale': { ...stale, page: 'buy_now' as const },
    },
    answers: {
      /** The second answer is that of a place in none of the store's zones. */
      getZoneId: { shaped: (body, { sample }) => (sample === 0 ? body : { ...body, zone_data: [] }) },
    },
    holds: ({ context: { outcome } }) => {
      if (outcome.type !== 'quoted') return
      strictEqual(outcome.lines[0]?.item_id, city.soup.id)
      ok(outcome.quote.metres > 0)
    },
  }
})
