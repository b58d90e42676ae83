import type { Session } from '#openapi/generated/client.ts'

export const laptop: Session = {
  id: 'laptop',
  is_current: true,
  browser: 'Firefox',
  system: 'Windows',
  signed_in_at: '2026-11-20T09:00:00.000Z',
  last_used_at: '2026-11-22T10:55:00.000Z',
}
export const phone: Session = {
  ...laptop,
  id: 'phone',
  is_current: false,
  browser: 'Safari',
  system: 'iPhone',
  last_used_at: '2026-11-21T21:10:00.000Z',
}
export const tablet: Session = { ...phone, id: 'tablet', browser: null, system: null, last_used_at: null }
