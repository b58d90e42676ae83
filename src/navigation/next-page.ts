import { HOME } from './pages.ts'
/** Where a customer was going when they were asked to sign in: `?next=`, if it is an address of this shop. */
export function nextPage(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return /^\/(?![/\\])/.test(next) && !next.startsWith('/auth/') ? next : HOME
}
