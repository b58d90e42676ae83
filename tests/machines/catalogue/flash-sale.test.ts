import { expect, it } from 'vitest'
import { flashName, soldPercent } from '#machines/catalogue/flash-sale.ts'

// docs/spec.md §9: flash sale progress is sold divided by stock times 100.
it.each([
  [{ sold: 0, stock: 40 }, 0],
  [{ sold: 10, stock: 40 }, 25],
  [{ sold: 40, stock: 40 }, 100],
  [{ sold: 41, stock: 40 }, 100],
  [{ sold: 0, stock: 0 }, 100],
])('of %o so many percent have gone: %i', (offer, percent) => {
  expect(soldPercent(offer)).toBe(percent)
})

// docs/spec.md §9: flash-sale card names (non-food) are truncated to 25.
it('a long name is cut at 25 letters, but not that of a dish', () => {
  const name = 'Cordless vacuum cleaner with two batteries'
  expect(flashName({ name, module_type: 'ecommerce' })).toBe('Cordless vacuum cleaner w…')
  expect(flashName({ name, module_type: 'food' })).toBe(name)
  expect(flashName({ name: name.slice(0, 25), module_type: 'grocery' })).toBe(name.slice(0, 25))
})

it('the name of a flash sale that is too long is cut after a letter', () => {
  expect(flashName({ name: `${'a'.repeat(24)} and more`, module_type: 'pharmacy' })).toBe(
    `${'a'.repeat(24)}…`,
  )
})
