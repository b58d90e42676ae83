import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Api } from '#api/client.ts'
import type { AppStorage } from '#browser/storage.ts'
import type { createThemePreference } from '#browser/theme-preference.ts'
import type { moduleMachine } from '#machines/app/module.machine.ts'
import type { sessionMachine } from '#machines/app/session.machine.ts'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import type { locationMachine } from '#machines/location/location.machine.ts'
import type { Toasts } from './toasts.ts'
import type { TellApp } from './told.ts'
import type { Wishes } from './wishes.types.ts'

/** The actors that outlive every screen. They are created once, outside React, before the first render. */
export type ShopActors = {
  session: ActorRefFrom<typeof sessionMachine>
  location: ActorRefFrom<typeof locationMachine>
  module: ActorRefFrom<typeof moduleMachine>
  cart: ActorRefFrom<typeof cartMachine>
}

export type Shop = {
  api: Api
  storage: AppStorage
  theme: ReturnType<typeof createThemePreference>
  toasts: Toasts
  wishes: Wishes
  actors: ShopActors
  tellApp: TellApp
}

export const ShopContext = createContext<Shop | null>(null)

/** Returns the shop from the React context; throws outside of it, which is a programming error. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop() outside of <ShopContext>')
  return shop
}
