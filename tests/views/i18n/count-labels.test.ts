import { beforeAll, describe, expect, it } from 'vitest'
import { loadAllNamespaces, wordsOf } from '#i18n/dictionaries.ts'

beforeAll(async () => {
  await Promise.all([loadAllNamespaces('en'), loadAllNamespaces('ar')])
})

describe.each(['en', 'ar'] as const)('the name of a button with a badge, in %s', (locale) => {
  it.each([1, 2, 3, 11, 99])('holds the number %i that its badge shows', (count) => {
    const { shell, shellLater } = wordsOf(locale)
    const named = [shell.cartCount, shell.wishlistCount, shellLater.chatCount, shellLater.bellCount]
    for (const name of named) expect(name({ count })).toContain(String(count))
  })
})
