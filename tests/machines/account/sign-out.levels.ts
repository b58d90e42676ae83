import { strictEqual } from 'node:assert'
import { QueryClient } from '@tanstack/react-query'
import { signOutMachine } from '#machines/account/sign-out.machine.ts'
import { connectSignOut } from '#src/app/shell/sign-out.ports.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { openSignOut } from '#tests/machines/by-hand.ts'
import { newQueries } from '#tests/ports/support/wire.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { ALL_READS, closed, failure, nothing, told } from '#tests/support/told.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

export const signOutService = service(signOutMachine, async (stage, { from, steps }) => {
  const { api, server, session } = stage
  const { token } = from === 'a customer' ? await stage.becomeCustomer() : { token: null }
  const queries = new QueryClient()
  queries.setQueryData(['listOrders'], ['an order of this customer'])
  const isTold = steps.some(({ step }) => step.type === '@done' && step.of === 'logOut')
  return {
    connected: connectSignOut({ api, actors: { session } as ShopActors }, queries, windowStandIn),
    inputs: { [from]: { token } },
    /** The token and what was read with it are there until the customer has left; then it opens nothing any more. */
    holds: async ({ output }) => {
      const left = output?.type === 'signedOut'
      strictEqual(session.getSnapshot().context.token, left ? null : token)
      strictEqual(queries.getQueryData(['listOrders']) === undefined, left)
      const { response } = await server.GET('/customer/info')
      strictEqual(response.status, token === null || (left && isTold) ? 401 : 200)
    },
  }
})

export const signOutBrowser = browser(signOutMachine, async ({ page, arrive }, { from }) => {
  const dialog = page.getByRole('alertdialog')
  return {
    open: async () => {
      await arrive('/about-us')
      if (from === 'a customer') await openSignOut(page)
      else await reopenSignOut(page)
    },
    gestures: {
      'logout.accept': () => dialog.getByRole('button', { name: 'Yes' }).click(),
      'logout.decline': () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    },
  }
})

/** As a customer who has signed out in another tab, and loads the page with the question once more. */
async function reopenSignOut(page: import('@playwright/test').Page): Promise<void> {
  await page.evaluate(() => history.pushState({ overlay: { name: 'sign-out' } }, ''))
  await page.reload()
}

/** docs/spec.md §4 Logout: nothing that was read as this customer stays, and the next guest has an own cart. */
export const signOutTold = told(
  'signOut',
  {
    'customer.left': ({ path }) => ({
      says: [['success', 'Logout successful.']],
      goes: path === '/' ? '/' : '/home',
      afterwards: { forgets: ALL_READS, asks: ['listCart'] },
    }),
    stayed: { closes: true },
    signedOut: nothing,
    'token.notRevoked': nothing,
    failure,
  },
  {
    given: { path: '/profile' },
    samples: {
      'customer.left': [{}, { path: '/' }],
      'token.notRevoked': [{ error: closed }],
    },
  },
)

/** What the ports send. */
export const signOutRequests = requests(
  (api) => connectSignOut({ api, actors: {} as ShopActors }, newQueries(), windowStandIn),
  [
    {
      port: 'logOut',
      input: { token: 'mona' },
      sent: { request: 'POST /auth/logout', headers: { authorization: 'Bearer mona' } },
    },
  ],
)
