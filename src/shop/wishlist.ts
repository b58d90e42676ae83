import { navigate } from 'wouter/use-browser-location'
import { type ActorRefFrom, createActor, type EmittedFrom } from 'xstate'
import { createOtherTabs } from '#browser/other-tabs.ts'
import { lazyNamespaces, type Words, wordsOf } from '#i18n/dictionaries.ts'
import { pageLocale } from '#i18n/locale.ts'
import { isWished } from '#machines/rules/wishes.ts'
import type { wishlistMachine } from '#machines/wishlist.machine.ts'
import { errorText } from './error-text.ts'
import { openOverlay } from './overlay.ts'
import type { Shop } from './shop.ts'
import type { Toast } from './toasts.ts'
import type { Has } from './wishes.ts'
import { connectWishlist } from './wishlist.ports.ts'

type Wishlist = ActorRefFrom<typeof wishlistMachine>

/** Starts the wishlist: it follows who shops where, and other tabs, says what became of it, and shows every change. */
export function openWishlist(shop: Shop, show: (has: Has) => void): Wishlist {
  const { session, location, module } = shop.actors
  const shopper = () => ({
    token: session.getSnapshot().context.token,
    zone_ids: location.getSnapshot().context.place?.zone_ids ?? [],
    module_id: module.getSnapshot().context.module?.id ?? null,
  })
  const wishlist = createActor(connectWishlist(shop.api), { input: { shopper: shopper() } })
  wishlist.subscribe(({ context }) => show((kind, id) => isWished(context, kind, id)))
  wishlist.on('*', (news) => void say(news, wishlist, shop))
  wishlist.on('place.needed', () => openOverlay({ name: 'location', next: 'close' }))

  const otherTabs = createOtherTabs('wishlist')
  for (const fact of ['wishlist.added', 'wishlist.removed'] as const) wishlist.on(fact, otherTabs.tell)
  otherTabs.onTold(() => wishlist.send({ type: 'wishlist.changed' }))

  const meet = () => wishlist.send({ type: 'shopper.changed', shopper: shopper() })
  wishlist.start()
  session.subscribe(meet)
  location.subscribe(meet)
  module.subscribe(meet)
  window.addEventListener('online', () => wishlist.send({ type: 'retry' }))
  return wishlist
}

type News = EmittedFrom<typeof wishlistMachine>

async function say(news: News, wishlist: Wishlist, { toasts }: Shop): Promise<void> {
  await lazyNamespaces(pageLocale(), ['refusals'])
  const toast = toastOf(news, wishlist, wordsOf(pageLocale()))
  if (toast) toasts.show(toast)
}

/** The server's own message, for what went well and for what did not (docs/spec.md §4, §8). */
function toastOf(news: News, wishlist: Wishlist, words: Words): Toast | undefined {
  switch (news.type) {
    case 'place.needed':
      return undefined
    case 'wishlist.added':
      return news.message ? { kind: 'success', id: 'wishlist', text: news.message } : undefined
    case 'wishlist.removed': {
      const { wish } = news
      const undo = () => {
        if (!isWished(wishlist.getSnapshot().context, wish.kind, wish.thing.id))
          wishlist.send({ type: 'wish.toggle', wish })
      }
      return news.message
        ? {
            kind: 'success',
            id: 'wishlist',
            text: news.message,
            action: { label: words.actions.undo(), run: undo },
          }
        : undefined
    }
    case 'problem':
      if (news.message === 'failed') return { kind: 'error', id: 'error', text: errorText(news.error, words) }
      return {
        kind: 'warning',
        id: 'login',
        text: words.refusals.notLoggedIn(),
        action: { label: words.actions.signIn(), run: goToSignIn },
      }
  }
}

/** Back to this page afterwards; what lies over it is left behind. */
function goToSignIn(): void {
  const { pathname, search } = window.location
  const isOverPage = Boolean((window.history.state as { overlay?: object } | null)?.overlay)
  navigate(`/auth/sign-in?next=${encodeURIComponent(pathname + search)}`, {
    replace: isOverPage,
    state: null,
  })
}
