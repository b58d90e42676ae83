import { unwrap } from '#api/unwrap.ts'
import { followCartMachine } from '#machines/checkout/follow-cart.machine.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { changeQuantity, tellFromAnotherTab } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { act, nothing, told } from '#tests/support/told.ts'

const piecesIn = ([line]: readonly CartLine[]) => line?.quantity ?? 0

export const followCartBrowser = browser(
  followCartMachine,
  async ({ page, arrive, stage }) => {
    const { soup } = stage.city
    await stage.becomeCustomer()
    const begun = await stage.fillCart([soup, 4])
    const press = (name: string) => () => page.getByRole('button', { name, exact: true }).click()
    let isTold = false
    let isUnread = false
    /** The cart as the other tab left it, in the samples of the model. */
    const leftAs = (lines: readonly CartLine[]): CartLine[] =>
      begun.slice(0, lines.length).map((line) => ({
        ...line,
        quantity: line.quantity + piecesIn(lines) - 2,
        ...(lines[0]!.item.store_id === 2 && {
          item: { ...line.item, store_id: line.item.store_id + 1, store_name: 'The other kitchen' },
        }),
      }))
    /** The server has the quantities, too: checkout reads the cart again when a price is of other goods. */
    const leaveAs = async (lines: readonly CartLine[]) => {
      const left = leftAs(lines)
      for (const { id: cart_id, quantity, price } of left)
        await unwrap(stage.server.POST('/cart/update', { body: { cart_id, quantity, price } }))
      return () => left
    }
    return {
      open: async () => {
        await arrive('/checkout?page=cart')
        await stage.forward('listCart')
      },
      gestures: {
        'cart.told': async () => {
          isTold = true
          await tellFromAnotherTab(page, 'cart')
        },
        'cart.edited': async () => {
          await changeQuantity(page, [`One more: ${soup.name}`])
          // A cart that could not be read is read before it sends the edit.
          if (isUnread) await stage.forward('listCart')
          isUnread = false
        },
        'cart.read': async ({ lines }) => {
          if (!isTold) return stage.forward('updateCart')
          isTold = false
          const answer = await leaveAs(lines)
          await stage.forward('listCart', answer)
          // A cart that could not be read is read as a whole, and then as the other tab asked.
          if (isUnread) await stage.forward('listCart', answer)
          isUnread = false
        },
        'cart.failed': async () => {
          // An edit without an answer is made sure of by a read, which gets none either.
          if (!isTold) await (await stage.next('updateCart')).refuse(500, { errors: [] })
          isTold = false
          isUnread = true
          await (await stage.next('listCart')).refuse(500, { errors: [] })
          // The cart tells of its failure with a toast, which belongs to this step.
          await page.getByText('Something went wrong on our side.').waitFor()
        },
        'news.close': press('OK'),
        'store.accept': press('Check out there'),
        'store.decline': press('Not now'),
      },
    }
  },
  {
    holds: ['listCart', 'updateCart'],
    offered: {
      // A checkout without goods is left.
      'cart.told': ({ context: { lines } }) => lines.length > 0,
      'cart.edited': (snapshot, { lines }) =>
        snapshot.matches({ following: 'same' }) && piecesIn(snapshot.context.lines) === 2 && lines.length > 0,
      'cart.read': (snapshot, { lines }) =>
        snapshot.matches('rereading') ||
        (snapshot.matches({ following: 'answering' }) &&
          piecesIn(lines) === piecesIn(snapshot.context.lines)),
      'cart.failed': (snapshot, { areEditsPending }) =>
        !areEditsPending &&
        (snapshot.matches({ following: 'answering' }) ||
          (snapshot.matches('rereading') && piecesIn(snapshot.context.lines) === 2)),
      'edits.retry': () => false,
    },
    unseen: {
      'following cart.edited #2': 'a customer who empties the cart leaves checkout with its answer',
      'rereading cart.edited #1': 'the page shows the cart as read again before a person has opened it',
      'rereading cart.edited #2': 'the page shows the cart as read again before a person has opened it',
      'following cart.failed #1':
        'two edits of which the first gets no answer: tests/e2e/edit-in-flight.spec.ts',
      'rereading cart.failed #1':
        'two edits of which the first gets no answer: tests/e2e/edit-in-flight.spec.ts',
      'following.unanswered edits.retry': 'as above',
      'anotherStore cart.read':
        'another tab tells of its change first; nothing else is pressed behind the question',
    },
  },
)

/** docs/spec.md §4 Cart: the tabs of a browser share the cart. */
export const followCartTold = told(
  'followCart',
  {
    // What else follows from an edit of the customer is the cart's, and compared there.
    'lines.changed': ({ lines }, at) => {
      if (at && lines.length > 0) return undefined
      return lines.length === 0 ? { afterwards: { goes: '/home' } } : nothing
    },
    // The cart is told to read itself and to send what waits.
    'edits.retried': { sends: [['cart', { type: 'retry' }]] },
    'cart.emptied': {
      says: [['info', 'Your cart is empty now. It was ordered or emptied in another tab.']],
      afterwards: { goes: '/home' },
    },
    moved: { runs: [['startAgain']] },
    left: { goesInstead: '/home' },
  },
  {
    given: { startAgain: act },
    samples: { 'lines.changed': [{ lines: [], areEditsPending: false }] },
  },
)
