// Only the built shop shows it: the HTML and the styles of pages that the server prerenders.
import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import postcss from 'postcss'
import { mirror, modules, type Visitor } from '#tests/fixtures/visitor.ts'
import { expect, test } from './support/test.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Every kind of prerendered page. */
const paths = [
  '/',
  '/home',
  '/home?data_type=searched&search=',
  '/home?data_type=searched&search=rice',
  '/home?data_type=searched&search=a&list_type=store&view=list',
  '/home?data_type=category&id=101&module_id=1',
  '/home?data_type=discounted&search=special-offer',
  '/store/latest',
  '/store/popular',
  '/store/1',
  '/product/1',
  '/product/2',
  '/product/nothing-of-that-name',
  '/categories',
  '/category/food-burgers',
  '/all-brands?module_id=3',
  '/campaigns',
  '/campaigns/1',
  '/flash-sales',
  '/about-us',
  '/help-and-support',
  '/nothing-here',
]

/** One line for each finding: the rule, the problem and the place. */
async function findingsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}

function emptyRulesIn(html: string): string[] {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text!)
  expect(styles).toHaveLength(1)
  const empty: string[] = []
  postcss.parse(styles[0]!).walkRules((rule) => {
    if (rule.nodes.length === 0) empty.push(rule.selector)
  })
  return empty
}

const visitors: { name: string; visitor?: Visitor }[] = [
  { name: 'a visitor without cookies' },
  { name: 'a customer with a location', visitor: { lang: 'en', theme: 'light' } },
  { name: 'a customer who reads Arabic', visitor: { lang: 'ar', theme: 'dark' } },
  ...modules.map((module) => ({
    name: `a customer of ${module}`,
    visitor: { lang: 'en', theme: 'light', module } as const,
  })),
]

/** The pages that most visits start on, each for one visitor; the gate looks at them alone. */
const vital = [
  { path: '/', name: 'a visitor without cookies' },
  { path: '/home', name: 'a customer who reads Arabic' },
  { path: '/home?data_type=searched&search=rice', name: 'a customer with a location' },
  { path: '/store/1', name: 'a customer who reads Arabic' },
  { path: '/product/1', name: 'a customer with a location' },
]

const isVital = (path: string, visitor: string) =>
  vital.some((page) => page.path === path && page.name === visitor)
const askedBy = (visitor?: Visitor) => (visitor?.module ? ['/home', '/store/popular'] : paths)

for (const { name, visitor } of visitors)
  for (const path of askedBy(visitor).filter((each) => isVital(each, name)))
    test(`${path} prerendered for ${name} is valid HTML with valid styles`, { tag: '@gate' }, async ({
      page,
    }) => {
      if (visitor) await mirror(page, visitor)
      await isValid(page, path, true)
    })

test('every other page prerendered for every visitor is valid HTML with valid styles', async ({ page }) => {
  test.slow()
  for (const { name, visitor } of visitors)
    await test.step(name, async () => {
      if (visitor) await mirror(page, visitor)
      for (const path of askedBy(visitor))
        if (!isVital(path, name)) await isValid(page, path, visitor?.module !== 'parcel')
    })
})

async function isValid(page: Page, path: string, isPrerendered: boolean): Promise<void> {
  // Redirects of the storefront itself leave the page to the browser.
  const html = await (await page.request.get(path)).text()
  if (isPrerendered) expect(html, path).toContain('data-painted=')
  expect(await findingsIn(html), path).toEqual([])
  if (html.includes('data-painted=')) expect(emptyRulesIn(html), path).toEqual([])
}
