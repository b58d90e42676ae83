import { followShopperMachine } from '#machines/app/follow-shopper.machine.ts'
import { inAnotherTab, tellFromAnotherTab } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

const expired = { errors: [{ code: 'auth-001', message: 'Your token has been expired' }] }

export const followShopperBrowser = browser(
  followShopperMachine,
  async ({ page, arrive, stage }, { from }) => {
    const main = page.getByRole('main')
    const { guest_id: guest } = stage
    const { token: omar } = await stage.becomeCustomer()
    const { token: mona } = await stage.becomeCustomer()
    await stage.fillCart([stage.city.soup, 4])
    if (from === 'a guest') {
      await stage.becomeGuest()
      await stage.fillCart([stage.city.soup, 4])
    }
    const others = [
      { token: mona, guest_id: null },
      { token: null, guest_id: from === 'a guest' ? stage.guest_id : guest },
      { token: omar, guest_id: null },
      { token: null, guest_id: guest },
    ]
    return {
      open: async () => {
        await arrive('/checkout?page=cart')
        await stage.forward('listCart')
        await main.getByRole('heading', { name: 'Checkout' }).waitFor()
      },
      events: { 'shopper.changed': (sample: number) => others[sample]! },
      gestures: {
        'shopper.changed': ({ token, guest_id }) => inAnotherTab(page, { token, guest_id }),
        'token.expired': async () => {
          await tellFromAnotherTab(page, 'cart')
          await (await stage.next('listCart')).refuse(401, expired)
        },
        'shopper.accept': () => main.getByRole('alert').getByRole('button').click(),
      },
    }
  },
  {
    holds: ['listCart'],
    offered: {
      // A browser tells other tabs of what changed only.
      'shopper.changed': (snapshot, { token, guest_id }) => {
        const { now } = snapshot.context
        if (snapshot.matches('expired')) return false
        return token ? token !== now.token : now.token !== null || guest_id !== now.guest_id
      },
      // The explanation asks the server for nothing.
      'token.expired': (snapshot) => snapshot.matches('same') && snapshot.context.now.token !== null,
    },
  },
)
