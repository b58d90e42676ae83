import type { APIRequestContext, Page } from '@playwright/test'
import { kilometres } from '#machines/rules/distance.ts'
import type { Store, StoreList } from '#openapi/generated/client.ts'
import { mirror } from '#tests/fixtures/visitor.ts'
import { hold } from './support/faults.ts'
import { expect, test } from './support/test.ts'

/** Where the visitor of `#tests/fixtures/visitor.ts` is, as their browser stores it. */
const PLACE = { latitude: '25.213563', longitude: '55.277018', zoneid: '[1]', moduleId: '1' }

const shown = ({ distance }: Store) => `${kilometres(distance, 2)} km`

async function read<Reply>(request: APIRequestContext, path: string): Promise<Reply> {
  const reply = await request.get(`/api/v1${path}`, { headers: PLACE })
  return (await reply.json()) as Reply
}

/** The names and distances of the store cards on the page, in their order. */
const cards = (page: Page) =>
  page
    .locator('main article')
    .evaluateAll((articles) =>
      articles.map((article) => [
        article.querySelector('h2, h3')?.textContent,
        /[\d.]+ km/.exec(article.textContent ?? '')?.[0],
      ]),
    )

test('the store page shows the distance from the exact position before and after hydration', async ({
  page,
  request,
  visitor,
}) => {
  const store = await read<Store>(request, '/stores/details/1')
  await visitor()
  await mirror(page, { lang: 'en', theme: 'light' })
  const letGo = await hold(page, /\/assets\/index-.*\.js$/)
  await page.goto('/store/1')
  const distance = page.locator('main dd', { hasText: ' km' })
  await expect(distance).toHaveText(shown(store))
  await letGo()
  await page.getByRole('button', { name: /^Cart/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(distance).toHaveText(shown(store))
})

test('the prerendered list of near stores keeps the order and distances of the exact position', async ({
  page,
  request,
  visitor,
}) => {
  const { stores } = await read<StoreList>(request, '/stores/get-stores/all?limit=12&offset=1&store_type=all')
  await visitor()
  await mirror(page, { lang: 'en', theme: 'light' })
  const letGo = await hold(page, /\/assets\/index-.*\.js$/)
  await page.goto('/store/popular?category=all')
  const expected = stores.map((store) => [store.name, shown(store)])
  expect(await cards(page)).toEqual(expected)
  await letGo()
  await page.getByRole('button', { name: /^Cart/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await cards(page)).slice(0, expected.length)).toEqual(expected)
})
