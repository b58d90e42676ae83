import type { EmittedFrom } from 'xstate'
import type { Words } from '#i18n/dictionaries.ts'
import type { cartMachine } from '#machines/cart.machine.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { errorText } from '#src/shop/error-text.ts'
import { refusalText } from '#src/shop/refusal-text.ts'
import type { Shop } from '#src/shop/shop.ts'
import type { Toast } from '#src/shop/toasts.ts'

export type News = EmittedFrom<typeof cartMachine> | EmittedFrom<typeof sessionMachine>

const CLEAR_CART_TOAST = 5000

/** Says a fact of an actor of app lifetime in the customer's words; some need none. */
export function sayNews(news: News, shop: Shop, words: Words): void {
  const toast = toastOf(news, shop, words)
  if (toast) shop.toasts.show(toast)
}

function toastOf(news: News, { actors }: Shop, words: Words): Toast | undefined {
  const said = (text: string, action?: Toast['action']): Toast => ({
    kind: 'success',
    id: 'cart',
    text,
    duration: CLEAR_CART_TOAST,
    ...(action && { action }),
  })
  const refused = (text: string): Toast => ({ kind: 'error', id: 'error', text })
  switch (news.type) {
    case 'session.expired':
      return refused(words.refusals.sessionExpired())
    case 'cart.added':
      return said(words.news.itemAdded())
    case 'cart.replaced':
      return said(words.news.cartReplaced())
    case 'cart.updated':
      return said(news.message === 'itemUpdated' ? words.news.itemUpdated() : words.news.cartUpdated())
    case 'cart.removed':
      return said(
        news.message === 'itemRemoved' ? words.news.cartItemRemoved() : words.news.removedFromCart(),
        { label: words.actions.undo(), run: () => putBack(actors, news.line) },
      )
    case 'problem':
      return refused(news.message === 'failed' ? errorText(news.error, words) : refusalText(news, words))
  }
}

function putBack({ cart }: Shop['actors'], line: CartLine): void {
  const { item, item_type: model, item_id, price, quantity, add_on_ids, add_on_qtys, variation } = line
  cart.send({
    type: 'item.add',
    item,
    body: { model, item_id, price, quantity, add_on_ids, add_on_qtys, variation },
  })
}

/** What the page before left to be said once this one shows (docs/spec.md §4: these changes load the page again). */
export function sayNote(note: string, { toasts }: Shop, { news }: Words): void {
  const sentences: Record<string, () => string> = {
    addressSelected: news.addressSelected,
    languageChanged: news.languageChanged,
  }
  const text = sentences[note]?.()
  if (text) toasts.show({ kind: 'success', text })
}
