import { expect, it } from 'vitest'
import { button, dialog, hairline } from '#styled/recipes/index.js'

it('names a recipe, its defaults and what was chosen, as the style sheet does', () => {
  expect(button()).toBe('button button--variant_solid button--size_md')
  expect(button({ variant: 'danger', full: true })).toBe(
    'button button--variant_danger button--size_md button--full_true',
  )
  expect(hairline({ along: undefined })).toBe('hairline hairline--along_inline')
})

it('a recipe leaves out the class of a variant that is switched off', () => {
  expect(button({ full: false })).toBe(button())
})

it('names each slot of a part with the same variants', () => {
  const styles = dialog({ size: 'sm', bare: true })
  expect(styles.content).toBe('dialog__content dialog__content--size_sm dialog__content--bare_true')
  expect(styles.backdrop).toContain('dialog__backdrop')
  expect(dialog({ size: 'sm', bare: true })).toBe(styles)
})
