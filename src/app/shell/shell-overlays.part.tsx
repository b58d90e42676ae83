import type { Overlay as Entry } from '#src/navigation/overlay.ts'
import { Overlay as Language } from './language.overlay.tsx'
import { Overlay as Menu } from './menu.overlay.tsx'
import { Overlay as SignOut } from './sign-out.overlay.tsx'

/** The menu of phones and the questions it leads to, in one chunk. */
export function Overlay(entry: Extract<Entry, { name: 'menu' | 'language' | 'sign-out' }>) {
  if (entry.name === 'menu') return <Menu />
  return entry.name === 'language' ? <Language {...entry} /> : <SignOut />
}
