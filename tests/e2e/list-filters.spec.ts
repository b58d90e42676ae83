// Only a browser shows where the end of a bar is, and how wide a card is.
import { firstVisit } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

const found = '/home?data_type=searched&search=a'
const lists = [
  { name: 'stores', path: '/store/popular' },
  { name: 'found dishes', path: found },
  { name: 'found restaurants', path: `${found}&list_type=store` },
]

test('every list has its filters under one mark at the end of the bar, and no card is wider than its place', async ({
  page,
  visitor,
}) => {
  test.slow()
  await visitor()
  const main = page.getByRole('main')
  await page.goto('/about-us')
  for (const lang of ['en', 'ar'] as const) {
    await page.evaluate((language) => localStorage.setItem('language-setting', language), lang)
    for (const width of [390, 1440])
      await test.step(`filters at ${width} px (${lang})`, async () => {
        await page.setViewportSize({ width, height: 844 })
        const looks = new Map<string, unknown>()
        for (const { name, path } of lists) {
          await firstVisit(page, path)
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
  }

  await test.step('no card is wider than its place, however long the Arabic name of a store', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of [
      '/flash-sales?id=1',
      '/home?data_type=discounted&search=special-offer',
      '/campaigns',
    ]) {
      await firstVisit(page, path)
      const cards = main.getByRole('listitem').filter({ has: page.getByRole('article') })
      await expect(cards.first()).toBeVisible()
      // Asked in one go: between two questions the list may have grown.
      const [places, faces] = await cards.evaluateAll((all) => {
        const widths = (boxes: readonly Element[]) => boxes.map((box) => box.getBoundingClientRect().width)
        return [widths(all), widths(all.flatMap((place) => [...place.querySelectorAll('article')]))]
      })
      expect(faces, path).toEqual(places)
    }
  })
})
