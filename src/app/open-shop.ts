import { QueryClient } from '@tanstack/react-query'
import { Actor, createActor } from 'xstate'
import { createApi } from '#api/client.ts'
import { createStorage } from '#browser/storage.ts'
import { createThemePreference } from '#browser/theme-preference.ts'
import type { Locale } from '#i18n/locale.ts'
import { catalogueNow } from '#src/core/catalogue-now.ts'
import { connectLocation } from '#src/core/location.ports.ts'
import { connectModule } from '#src/core/module.ports.ts'
import { connectSession } from '#src/core/session.ports.ts'
import type { Shop, ShopActors } from '#src/core/shop.ts'
import { createToasts } from '#src/core/toasts.ts'
import { createWishes } from '#src/core/wishes.ts'
import { connectCart } from '#src/features/cart/cart.ports.ts'
import { learnToReact } from './learn-to-react.ts'
import { tellLater } from './tell-app.ts'

declare global {
  /** Set before the page loads by a test or the flow gallery: gets the class of every actor. */
  var watchActors: ((actor: typeof Actor) => void) | undefined
  /** Set before the page loads by a test: gets the cache of all reads. */
  var watchReads: ((queries: QueryClient) => void) | undefined
}

export type Surroundings = {
  window: Window
  queries: QueryClient
  locale: Locale
  baseUrl: string
  fetch?: (request: Request) => Promise<Response>
  onReply?: (response: Response) => void
}

/** Creates what outlives every screen: the client, the storage, the four actors. Nothing runs before `start()`. */
export function openShop({
  window,
  queries,
  locale,
  baseUrl,
  fetch,
  onReply,
}: Surroundings): Shop & { start: () => void } {
  globalThis.watchActors?.(Actor)
  globalThis.watchReads?.(queries)
  const storage = createStorage(window)
  const api = createApi({
    baseUrl,
    ...(fetch && { fetch }),
    onReply,
    wire: () => {
      const { zone_ids, module } = catalogueNow(actors, queries)
      const session = actors.session.getSnapshot().context
      return {
        token: session.token ?? undefined,
        guest_id: session.guest_id ?? undefined,
        position: currentLocation() ?? undefined,
        zone_ids: zone_ids.length > 0 ? zone_ids : undefined,
        module_id: module?.id,
        locale,
      }
    },
    onGuestRefused: (guest_id) => actors.session.send({ type: 'guest.refused', guest_id }),
    onUnauthorized: (token) => actors.session.send({ type: 'unauthorized', token }),
  })
  const currentLocation = () => actors.location.getSnapshot().context.location
  const actors: ShopActors = {
    session: createActor(connectSession(api, storage)),
    location: createActor(connectLocation(storage)),
    module: createActor(connectModule(storage, api, queries, currentLocation)),
    cart: createActor(connectCart(api, currentLocation)),
  }
  const shop: Shop & { start: () => void } = {
    api,
    storage,
    actors,
    theme: createThemePreference(window, storage),
    toasts: createToasts(),
    wishes: createWishes(() => shop),
    tellApp: tellLater(async () => (await learnToReact(locale)).reactIn({ shop, queries, locale, window })),
    start: () => {
      for (const actor of [actors.location, actors.module, actors.cart, actors.session]) actor.start()
    },
  }
  return shop
}

/** Each query sets its own cache time (docs/spec.md §9 Caching). A refusal is final; no answer is retried twice. */
export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        retry: (failures, error) => failures < 2 && !(error.name === 'ApiError'),
        refetchOnWindowFocus: false,
      },
    },
  })
