import type { NamedModule } from '#machines/rules/module-choice.ts'
import { PARCEL_PATH } from './parcel-path.ts'

/** Returns the module id in a query string (docs/spec.md §2, Routes); null when there is none. */
export const moduleNamed = (search: string | URLSearchParams): number | null =>
  Number(new URLSearchParams(search).get('module_id')) || null

/** The module that the address of a page names by its id, or by a page that only one type of module has; null for none. */
export const moduleOfPage = (pathname: string, search: string | URLSearchParams): NamedModule | null =>
  moduleNamed(search) ?? (pathname === PARCEL_PATH ? 'parcel' : null)
