import { agreeAmountMachine } from '#machines/checkout/agree-amount.machine.ts'
import { noQuote } from '#machines/rules/quote.ts'
import type { ZoneLookup } from '#openapi/generated/client.ts'
import { refuseQuotes, rememberContact, write } from '#tests/machines/by-hand.ts'
import { zonesFor } from '#tests/machines/played.ts'
import { browser } from '#tests/support/browser.ts'

/** The customer meets it with the press of the button, before or after the fee is known. */
export const agreeAmountBrowser = browser(
  agreeAmountMachine,
  async ({ page, arrive, stage }, { from }) => {
    const main = page.getByRole('main')
    const measure = async (isFree: boolean) => {
      await stage.forward('getDistance')
      await stage.forward('getZoneId', (zones: ZoneLookup) =>
        isFree ? zonesFor({ type: 'known', quote: noQuote }, zones) : zones,
      )
    }
    return {
      open: async () => {
        await refuseQuotes(page)
        await rememberContact(page, stage.newcomer)
        await stage.fillCart([stage.city.soup, 4])
        await arrive('/checkout?page=cart')
        if (from === 'a known fee') {
          await measure(false)
          await main.getByRole('button', { name: /^Place order · / }).waitFor()
        }
        await main.getByRole('button', { name: /^Place order/ }).click()
      },
      gestures: {
        'draft.changed': async ({ fee, amount }) => {
          if (fee === 'measuring') await write(main.getByLabel('Order note'), 'No salt')
          else if (fee === 'unknown') await (await stage.next('getDistance')).drop()
          else await measure(amount === 42)
        },
      },
    }
  },
  { holds: ['getDistance', 'getZoneId', 'placeOrder'] },
)
