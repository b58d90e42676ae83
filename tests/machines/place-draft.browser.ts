import { placeDraftMachine } from '#machines/checkout/place-draft.machine.ts'
import type { Fee } from '#machines/rules/fee.ts'
import type { Quote, ZoneLookup } from '#openapi/generated/client.ts'
import { changeQuantity, refuseQuotes, rememberContact, write } from '#tests/machines/by-hand.ts'
import { zonesFor } from '#tests/machines/played.ts'
import { browser } from '#tests/support/browser.ts'

/** The customer starts the machine with the press of the button, before or after the fee is known. */
export const placeDraftBrowser = browser(
  placeDraftMachine,
  async ({ page, arrive, stage, live }, { from }) => {
    const main = page.getByRole('main')
    const button = main.getByRole('button', { name: /^Place order/ })
    const measure = async (fee: Fee) => {
      if (fee.type === 'unknown') return (await stage.next('getDistance')).drop()
      await stage.forward('getDistance')
      await stage.forward('getZoneId', (zones: ZoneLookup) => zonesFor(fee, zones))
    }
    return {
      open: async () => {
        if (from !== 'a quote that is over') await refuseQuotes(page)
        if (from !== 'no contact') await rememberContact(page, stage.newcomer)
        await arrive('/checkout?page=cart')
        await stage.forward('listCart')
        await button.waitFor()
        if (from === 'a known fee' || from === 'a quote that is over') {
          await stage.forward('getDistance')
          await stage.forward('getZoneId')
          await main.getByRole('button', { name: /^Place order · / }).waitFor()
        }
        if (from === 'a quote that is over') {
          await stage.forward('createQuote', (quote: Quote) => ({ ...quote, expires_at: quote.created_at }))
          await main.getByText('This price has expired.').waitFor()
        }
        if (from === 'a fee that was not answered') {
          await measure({ type: 'unknown', error: undefined })
          await main.getByRole('button', { name: 'Try again' }).waitFor()
        }
        if (from === 'an address outside the zones') {
          await measure({ type: 'outside' })
          await main.getByText('No delivery to this address').waitFor()
        }
        await button.click()
      },
      gestures: {
        'draft.change': async ({ change: { fee, price, order_note, order_type } }) => {
          if (price) {
            await stage.forward('createQuote')
            return main.getByText(/^This price is valid until/).waitFor()
          }
          if (fee) return measure(fee)
          if (order_note) return write(main.getByLabel('Order note'), order_note)
          if (order_type) return main.getByRole('radio', { name: 'Take away' }).click()
          return changeQuantity(page, [`Remove ${stage.city.soup.name}`])
        },
      },
      answers: live.answers ?? {},
    }
  },
  {
    holds: ['getDistance', 'getZoneId', 'createQuote'],
  },
)
