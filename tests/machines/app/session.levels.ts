import { strictEqual } from 'node:assert'
import { createStorage } from '#browser/storage.ts'
import { sessionMachine } from '#machines/app/session.machine.ts'
import { connectSession } from '#src/core/session.ports.ts'
import { forgetInAnotherTab, goTo, inAnotherTab, signIn, signOut } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { ALL_READS, closed, type Follows, nothing, PERSONAL, told } from '#tests/support/told.ts'
import { accountDeleted, nothingOfTheShopper } from '#tests/support/told-rows.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

export const sessionService = service(sessionMachine, async ({ api, server, storage, wire, ...stage }) => {
  const { guest_id } = stage
  const { token, info } = await stage.becomeCustomer()
  let issued = guest_id
  const known = [
    { token, guest_id: null },
    { token: null, guest_id },
    { token: null, guest_id: null },
  ]
  return {
    connected: connectSession(api, storage),
    events: {
      'signed.in': () => ({ token }),
      unauthorized: (sample) => ({ token: [token, 'token-0'][sample]! }),
      'guest.refused': (sample) => ({ guest_id: [issued, 'guest-0'][sample]! }),
      'session.changed': (sample) => known[sample]!,
    },
    answers: {
      requestGuest: {
        shaped: (reply) => {
          issued = reply.guest_id
          return reply
        },
      },
      readStoredSession: {
        before: ({ output }) => {
          if (output.token) storage.write('token', token)
          if (output.closing) storage.write('accountClosing', true)
          if (output.guest_id) storage.write('guest_id', guest_id)
        },
      },
    },
    /** The customer or guest of the session can ask for their own data. */
    holds: async (snapshot) => {
      wire.token = snapshot.context.token ?? undefined
      if (snapshot.matches('customer')) strictEqual((await server.GET('/customer/info')).data?.id, info.id)
      if (!snapshot.matches('guest')) return
      const query = { guest_id: snapshot.context.guest_id! }
      strictEqual((await server.GET('/customer/cart/list', { params: { query } })).response.status, 200)
    },
  }
})

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
    offered: {
      'signed.in': (snapshot) => !snapshot.matches('customer'),
      // A deletion tells of both; the paths of deleteAccount press its buttons.
      'account.closing': () => false,
      'account.kept': () => false,
    },
    unseen: Object.fromEntries(
      [
        'customer.kept account.closing',
        'customer.closing account.kept',
        'customer.closing.noting done storeSession',
        'customer.closing.noting refused storeSession',
      ].map((arrow) => [arrow, 'a deletion tells of it: delete-account.spec and the paths of deleteAccount']),
    ),
  },
)

/** Neither storage keeps anything of the customer. */
const nothingAtAll = {
  keeps: {
    searchedValues: undefined,
    diet: undefined,
    retryKey: undefined,
    orderUnderWay: undefined,
    lastCustomer: undefined,
    checkoutDrafts: undefined,
    orderKey: undefined,
    askedInterests: undefined,
  },
  keepsInTab: {
    ...nothingOfTheShopper,
    reviewDraft: undefined,
    splits: undefined,
    boughtNow: undefined,
  },
} satisfies Follows

/** docs/spec.md §6, §8 Authorization. The cart and the wishlist follow their owner (their own paths). */
export const sessionTold = told(
  'session',
  {
    'session.signedIn': {
      forgets: PERSONAL,
      afterwards: { says: [['success', 'Sign in successfully.']], goes: '/home' },
    },
    'session.taken': ({ wasCustomer }) => ({
      ...(wasCustomer && { keepsInTab: nothingOfTheShopper }),
      forgets: PERSONAL,
    }),
    'session.expired': (_, at) => ({
      keeps: { searchedValues: undefined, diet: undefined, retryKey: undefined, orderUnderWay: undefined },
      keepsInTab: nothingOfTheShopper,
      forgets: PERSONAL,
      says: [['error', 'Your account is inactive or Your token has been expired']],
      goes: at ? /^\/auth\/sign-in\?next=.*&from=ended$/ : '/auth/sign-in?next=%2Fhome&from=ended',
    }),
    'session.deleted': {
      ...nothingAtAll,
      ...accountDeleted,
      keeps: { ...nothingAtAll.keeps, ...accountDeleted.keeps },
    },
    'session.signedOut': {
      ...nothingAtAll,
      afterwards: { says: [['success', 'Logout successful.']], forgets: ALL_READS, goes: '/home' },
    },
    'session.guestRefused': nothing,
    'session.notStored': nothing,
  },
  {
    own: ['listCart', 'listWishlist'],
    samples: {
      'session.taken': [{ wasCustomer: false }, { wasCustomer: true }],
      'session.guestRefused': [{ error: closed }],
      'session.notStored': [{ error: closed }],
    },
  },
)

/** What the ports send. */
export const sessionRequests = requests(
  (api) => connectSession(api, createStorage(windowStandIn())),
  [
    {
      port: 'requestGuest',
      sent: { request: 'POST /auth/guest/request' },
      field: 'guest_id',
    },
  ],
)
