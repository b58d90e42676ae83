import { PROFILE } from './pages.ts'
import type { ProfilePage } from './profile-pages.ts'
import type { QuietPage } from './quiet-pages.ts'

/** A page of the profile (docs/spec.md §2, Routes). */
export const profilePath = (page: ProfilePage | QuietPage): string => `${PROFILE}?page=${page}`
