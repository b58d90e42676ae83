import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { chooseCartMachine } from '#machines/cart/choose-cart.machine.ts'
import { connectChooseCart } from '#src/features/cart/choose-cart.ports.ts'
import { dish, lineFor } from '#tests/machines/samples.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { closed, nothing, textOf, told } from '#tests/support/told.ts'
import { cartIsReadAgain } from '#tests/support/told-rows.ts'

/** A customer with soup at home, who signs in with the salad of another kitchen. */
export const chooseCartService = service(chooseCartMachine, async (stage) => {
  const { soup, salad } = stage.city
  const customer = await stage.becomeCustomer()
  await stage.fillCart([soup, 2])
  await stage.becomeGuest()
  await stage.fillCart([salad, 1])
  await stage.signIn(customer)
  const saved = () => unwrap(stage.server.GET('/customer/cart/saved'))
  return {
    connected: connectChooseCart(stage.api),
    answers: {
      // A customer without a second cart.
      getSavedCart: { shaped: (body, { output }) => (output.length > 0 ? body : []) },
    },
    /** One cart is gone exactly when the flow says that the customer chose. */
    holds: async ({ output, context }) => {
      const [held, aside] = [await stage.cart(), await saved()]
      const isChosen = output?.type === 'chosen'
      const stays = isChosen && context.keep === 'saved' ? soup : salad
      deepStrictEqual(
        held.map(({ item_id }) => item_id),
        [stays.id],
      )
      deepStrictEqual(
        aside.map(({ item_id }) => item_id),
        isChosen ? [] : [soup.id],
      )
    },
  }
})

export const chooseCartBrowser = browser(
  chooseCartMachine,
  async ({ page, arrive, stage }) => {
    const { soup, salad } = stage.city
    const dialog = page.getByRole('dialog')
    return {
      open: () => arrive('/help-and-support'),
      gestures: {
        'cart.choose': ({ keep }) =>
          dialog
            .getByRole('button', { name: `Keep ${(keep === 'saved' ? soup : salad).store_name}` })
            .click(),
        'choice.postpone': () => dialog.getByRole('button', { name: 'Close' }).click(),
      },
    }
  },
  {
    inVain: {
      'choice.postpone': { choosing: 'the choice is on its way, and the dialog stays until the answer' },
    },
  },
)

/** docs/contract.md §2 Cart: one of two carts stays, here and in other tabs. */
export const chooseCartTold = told(
  'chooseCart',
  {
    nothing,
    postponed: nothing,
    chosen: ({ lines: [line] }) => ({
      ...cartIsReadAgain,
      says: [
        [
          'success',
          line ? `Your cart has the items of ${line.item.store_name}.` : 'The saved cart is removed.',
          { id: 'cart' },
        ],
      ],
    }),
    refused: ({ error }) => ({ ...cartIsReadAgain, says: [['error', textOf(error), { id: 'cart' }]] }),
  },
  {
    samples: {
      chosen: [{ lines: [lineFor(5, dish())] }, { lines: [] }],
      refused: [{ error: closed }],
    },
  },
)

/** What the ports send. */
export const chooseCartRequests = requests(connectChooseCart, [
  {
    port: 'getSavedCart',
    sent: { request: 'GET /customer/cart/saved' },
    reply: [],
  },
  {
    port: 'chooseCart',
    input: { keep: 'saved' },
    sent: { request: 'POST /customer/cart/saved', body: { keep: 'saved' } },
    reply: [],
  },
])
