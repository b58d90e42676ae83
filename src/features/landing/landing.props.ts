import type { CustomerLocation } from '#machines/rules/place.ts'
import type { Landing, Module } from '#openapi/generated/client.ts'

export type LandingProps = {
  landing: Landing
  modules: readonly Module[]
  /** Where the customer had things brought before; null for who comes for the first time. */
  location: CustomerLocation | null
  /** Opens the search for an address. */
  onSearch: () => void
  onPick: () => void
  onLocate: () => void
  onContinue: () => void
  onModule: (module: Module) => void
}
