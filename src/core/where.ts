import { createContext, use, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { moduleMachine } from '#machines/app/module.machine.ts'
import type { sessionMachine } from '#machines/app/session.machine.ts'
import type { locationMachine } from '#machines/location/location.machine.ts'
import type { Catalogue } from '#machines/rules/catalogue.ts'
import type { ModuleChoice } from '#machines/rules/module-choice.ts'
import { useSelector } from '#src/flow/use-selector.ts'
import { pageModule } from './page-module.ts'
import { useShop } from './shop.ts'

const locationOf = (snapshot: SnapshotFrom<typeof locationMachine>) => snapshot.context.location
const moduleOf = (snapshot: SnapshotFrom<typeof moduleMachine>) => snapshot.context.module
const tokenOf = (snapshot: SnapshotFrom<typeof sessionMachine>) => snapshot.context.token
const guestOf = (snapshot: SnapshotFrom<typeof sessionMachine>) => snapshot.context.guest_id

/** The location that the customer shops for; null while there is none. */
export const useCustomerLocation = () => useSelector(useShop().actors.location, locationOf)

/** The module that the customer shops in; null while there is none. */
export const useModule = () => useSelector(useShop().actors.module, moduleOf)

/** The token of the signed-in customer, or null for a guest. */
export const useToken = () => useSelector(useShop().actors.session, tokenOf)

/** The id of the guest; null for a customer, and until the server has issued one. */
export const useGuestId = () => useSelector(useShop().actors.session, guestOf)

/** Headers that change a catalogue response: the second element of every catalogue query key. */
export type Where = { zone_ids: readonly number[]; module_id: number | undefined }

export const whereOf = ({ zone_ids, module }: Catalogue): Where => ({ zone_ids, module_id: module?.id })

/** The catalogue of a visitor who has not chosen location and module (`catalogue.tsx`); null where both are chosen. */
export const CatalogueContext = createContext<Catalogue | null>(null)

function useCatalogue(): Catalogue {
  const location = useCustomerLocation()
  const module = useModule()
  return use(CatalogueContext) ?? { zone_ids: location?.zone_ids ?? [], module }
}

const none = () => null

/** The visible module: the chosen one, or the default of a visitor without a choice. */
export function useShownModule(): ModuleChoice | null {
  const ofPage = useSyncExternalStore(pageModule.subscribe, pageModule.get, none)
  return useCatalogue().module ?? ofPage
}

export const useWhere = (): Where => whereOf(useCatalogue())
