import { otherTabs } from '#browser/other-tabs.ts'
import { readLocation } from '#src/core/location.ports.ts'
import type { Shop } from '#src/core/shop.ts'
import { keepEdits } from '#src/features/cart/interrupted-edits.ts'
import { moduleOfPage } from '#src/navigation/module-named.ts'

/** Lets the actors hear of each other and of other tabs: who shops, where, in which module. Call before `start()`. */
export function followEachOther({ actors, storage, theme, tellApp }: Shop): void {
  const { session, location, module, cart } = actors

  session.subscribe(({ context, value }) => {
    if (context.token) cart.send({ type: 'owner.changed', owner: {} })
    else if (context.guest_id && value !== 'leaving')
      cart.send({ type: 'owner.changed', owner: { guest_id: context.guest_id } })
  })
  session.on('*', (fact) => tellApp('session', fact))
  cart.on('*', (fact) => tellApp('cart', fact))
  location.on('*', (fact) => tellApp('location', fact))
  module.on('module.changed', ({ module: chosen }) => {
    const { dataset } = document.documentElement
    if (chosen) dataset.module = chosen.module_type
    else delete dataset.module
  })

  keepEdits(cart, window)
  otherTabs('cart').onTold(() => cart.send({ type: 'cart.changed' }))

  const rereadSession = () =>
    session.send({
      type: 'session.changed',
      token: storage.read('token') ?? null,
      guest_id: storage.read('guest_id') ?? null,
    })
  storage.subscribe('token', rereadSession)
  storage.subscribe('guest_id', rereadSession)
  storage.subscribe('zoneid', () =>
    location.send({ type: 'location.changed', location: readLocation(storage) }),
  )
  storage.subscribe('module', (value) => {
    // A page whose address names its module stays in it, or two tabs would lead each other to and fro.
    const { pathname, search } = window.location
    if (!moduleOfPage(pathname, search)) module.send({ type: 'module.changed', module: value ?? null })
  })
  theme.subscribe(() => {})
  window.addEventListener('online', () => {
    session.send({ type: 'guest.retry' })
    cart.send({ type: 'retry' })
  })
}
