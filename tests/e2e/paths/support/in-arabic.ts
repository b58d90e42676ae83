import type { Locator, Page } from '@playwright/test'
import { arabicNames, type Name, readWordings } from '#tests/support/arabic-names.ts'

type Options = { name?: Name; exact?: boolean; hasText?: Name }
type Finder = (this: object, first: unknown, options?: Options) => Locator

const byText = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByAltText', 'getByTitle'] as const

let isTaught = false

/**
 * Gestures find things by their English names; from now on those names are looked up in the Arabic dictionary. It holds for
 * all pages of the worker, which lives its paths in one language.
 */
export async function findInArabic(page: Page): Promise<void> {
  if (isTaught) return
  isTaught = true
  const toArabic = arabicNames(await readWordings())
  const inOptions = ({ name, hasText, ...options }: Options = {}): Options => ({
    ...options,
    ...(name !== undefined && { name: toArabic(name, options.exact) }),
    ...(hasText !== undefined && { hasText: toArabic(hasText) }),
  })
  const teach = (
    finders: Record<string, Finder>,
    name: string,
    inWords: (given: unknown, options?: Options) => unknown[],
  ) => {
    const find = finders[name]!
    finders[name] = function (given, options) {
      return find.apply(this, inWords(given, options) as Parameters<Finder>)
    }
  }
  for (const found of [page, page.locator('body')]) {
    const finders = Object.getPrototypeOf(found) as Record<string, Finder>
    for (const name of byText)
      teach(finders, name, (text, options) => [toArabic(text as Name, options?.exact), options])
    teach(finders, 'getByRole', (role, options) => [role, inOptions(options)])
    teach(finders, 'locator', (selector, options) => [selector, options && inOptions(options)])
  }
  const locators = Object.getPrototypeOf(page.locator('body')) as Record<string, Finder>
  teach(locators, 'filter', (options) => [inOptions(options as Options)])
}
