import { expect, test } from './support/test.ts'

const found = '/home?data_type=searched&search=a'
const lists = [
  { name: 'stores', path: '/store/popular' },
  { name: 'found dishes', path: found },
  { name: 'found restaurants', path: `${found}&list_type=store` },
]

for (const lang of ['en', 'ar'] as const)
  for (const width of [390, 1440])
    test(`every list has its filters under one mark at the end of the bar (${lang}, ${width} px)`, async ({
      page,
      visitor,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await visitor({ lang })
      const looks = new Map<string, unknown>()
      for (const { name, path } of lists) {
        await page.goto(path)
        const main = page.getByRole('main')
        await expect(main.getByRole('article').first()).toBeVisible()
        const filter = main
          .getByRole('button', { name: lang === 'en' ? /^Filter/ : /^تصفية/ })
          .filter({ visible: true })
        await expect(filter).toHaveCount(1)
        looks.set(
          name,
          await filter.evaluate((button) => {
            const { left, right } = button.getBoundingClientRect()
            const isLeftToRight = getComputedStyle(button).direction === 'ltr'
            return {
              toEnd: Math.round(isLeftToRight ? innerWidth - right : left),
              mark: button.querySelector('svg')?.innerHTML,
            }
          }),
        )
      }
      const [first, ...others] = looks.values()
      expect(others, JSON.stringify([...looks.keys()])).toEqual(others.map(() => first))
    })
