import { sessionMachine } from '#machines/app/session.machine.ts'
import { forgetInAnotherTab, goTo, inAnotherTab, signIn, signOut } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const sessionBrowser = browser(
  sessionMachine,
  async ({ page, goto, stage }) => {
    const customer = await stage.becomeCustomer()
    return {
      open: async () => {
        const { here, kitchen } = stage.city
        stage.storage.write('currentLatLng', { lat: here.lat, lng: here.lng })
        stage.storage.write('location', here.address)
        stage.storage.write('zoneid', here.zone_ids)
        stage.storage.write('module', { id: kitchen.module_id, module_type: kitchen.module_type })
        await goto('/about-us')
      },
      gestures: {
        'signed.in': () => signIn(page, customer),
        'signed.out': () => signOut(page),
        unauthorized: async () => {
          await goTo(page, '/profile?page=my-orders')
          const held = await stage.next('listOrders')
          await held.refuse(401, { errors: [{ code: 'auth-001', message: 'Your token has been expired' }] })
        },
        'guest.refused': async () => {
          await goTo(page, '/track-order?order_id=1&contact_number=%2B971501234567')
          const held = await stage.next('trackOrder')
          await held.refuse(403, { errors: [{ code: 'guest_id', message: 'The guest id is required.' }] })
        },
        'session.changed': ({ token, guest_id }) =>
          token || guest_id ? inAnotherTab(page, { token, guest_id }) : forgetInAnotherTab(page),
        'guest.retry': async () => {
          await page.context().setOffline(true)
          await page.context().setOffline(false)
        },
      },
    }
  },
  {
    holds: ['listOrders', 'trackOrder'],
    offered: { 'signed.in': (snapshot) => !snapshot.matches('customer') },
  },
)
