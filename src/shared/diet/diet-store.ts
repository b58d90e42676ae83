import { type ActorRefFrom, createActor } from 'xstate'
import { otherTabs } from '#browser/other-tabs.ts'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { pageLocale } from '#i18n/locale.ts'
import type { dietMachine } from '#machines/catalogue/diet.machine.ts'
import { isEmptyDiet } from '#machines/rules/diet.ts'
import type { Shop } from '#src/core/shop.ts'
import { untilThere } from '#ui/lazy-part.tsx'
import { connectDiet } from './diet.ports.ts'
import { dietShown } from './diet-parts.part.tsx'
import { sendHidden } from './hidden-items.ts'

export type DietRef = ActorRefFrom<typeof dietMachine>

export type DietStore = { now: () => DietRef; subscribe: (tell: () => void) => () => void }

const stores = new WeakMap<Shop, DietStore>()

/**
 * The diet of the current customer or guest: the store begins it at its first use, and anew when the session's token
 * changes. It tells its facts to the app, follows other tabs, and shows its parts while they have something to say.
 */
export function dietStoreOf(shop: Shop): DietStore {
  const known = stores.get(shop)
  if (known) return known
  const { session } = shop.actors
  const listeners = new Set<() => void>()
  shop.api.use(sendHidden)

  const begin = () => {
    const owner = session.getSnapshot().context.token === null ? 'guest' : 'customer'
    const actor = createActor(connectDiet(shop.api, shop.storage), { input: { owner } })
    actor.on('*', (fact) => shop.tellApp('diet', fact))
    actor.subscribe((snapshot) => show(snapshot.matches('unknown') || !isEmptyDiet(snapshot.context.wanted)))
    return actor.start()
  }
  let isShown = false
  const show = (isAvoiding: boolean) => {
    if (isAvoiding === isShown) return
    isShown = isAvoiding
    if (!isAvoiding) return dietShown.set(undefined)
    void loadParts().then((parts) => {
      if (isShown) dietShown.set(parts)
    })
  }

  let token = session.getSnapshot().context.token
  let diet = begin()
  session.subscribe(({ context }) => {
    if (context.token === token) return
    token = context.token
    diet.stop()
    diet = begin()
    for (const tell of listeners) tell()
  })
  otherTabs('diet').onTold(() => diet.send({ type: 'choice.changed' }))

  const store: DietStore = {
    now: () => diet,
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
  stores.set(shop, store)
  return store
}

const loadParts = () =>
  untilThere(async () => {
    const [parts] = await Promise.all([
      import('./late-diet-notes.part.tsx').then(({ dietParts }) => dietParts),
      lazyNamespaces(pageLocale(), ['account']),
    ])
    return parts
  })
