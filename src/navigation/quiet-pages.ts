/** Pages of /profile that the settings lead to: they are looked for, not browsed. */
export const quietPages = ['addresses', 'diet', 'sessions', 'passkeys', 'delete'] as const

export type QuietPage = (typeof quietPages)[number]

export const isQuietPage = (name: string): name is QuietPage =>
  (quietPages as readonly string[]).includes(name)
