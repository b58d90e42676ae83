// Only a browser shows it: prerendered pages before, while and after their scripts and styles arrive.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext, Page } from '@playwright/test'
import { kilometres } from '#machines/rules/distance.ts'
import type { Store, StoreList } from '#openapi/generated/client.ts'
import { fillCart } from '#tests/fixtures/demo-goods.ts'
import { mirror, type Visitor } from '#tests/fixtures/visitor.ts'
import { breakWith, hold } from './support/faults.ts'
import { expect, test } from './support/test.ts'

const LAYLA: Visitor = { lang: 'en', theme: 'light' }
const SCRIPT = /\/assets\/index-.*\.js$/
const ANY_SCRIPT = /\/assets\/.*\.js$/

/** Makes the browser a returning visitor with prerendered pages, and holds the scripts. Answers how to let them come. */
async function comeBackWithout(page: Page, scripts: RegExp) {
  await mirror(page, LAYLA)
  return hold(page, scripts)
}

/** What a page says in its head about what it shows. */
const about = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    image: document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
    things: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
    ),
  }))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor without scripts reads products, lists, stores and the home, in the look of the last visit', async ({
    page,
  }) => {
    await test.step('a product is there, and says what it is', async () => {
      await page.goto('/product/1')
      await expect(page.getByRole('main')).toContainText(/AED|د\.إ|\d/)
      const told = await about(page)
      const { name } = told.things[0] as { name: string }
      expect(told.title).toBe(`${name} · Souk`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      expect(told.canonical).toMatch(/^http.*\/product\//)
      expect(told.things).toEqual([
        expect.objectContaining({
          '@type': 'Product',
          offers: expect.objectContaining({
            price: expect.any(Number),
            priceCurrency: expect.stringMatching(/^[A-Z]{3}$/),
          }),
        }),
        expect.objectContaining({ '@type': 'BreadcrumbList' }),
      ])
      // The same steps as on the page; what stands on it leads nowhere else.
      const shown = await page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('listitem')
        .evaluateAll((steps) => steps.map((step) => [step.textContent, step.querySelector('a')?.href]))
      const steps = told.things[1]!.itemListElement as { name: string; item: string }[]
      expect(steps.map((step) => [step.name, step.item])).toEqual(
        shown.map(([text, href]) => [text, href ?? told.canonical]),
      )
      expect(steps.length).toBeGreaterThan(2)
    })

    await test.step('a product that is gone is not found, and no search engine keeps its page', async () => {
      const reply = await page.goto('/product/nothing-of-that-name')
      expect(reply?.status()).toBe(404)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page).toHaveTitle(/Souk$/)
    })

    await test.step('a store is there with its menu', async () => {
      await page.goto('/store/1')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.getByRole('article').count()).toBeGreaterThan(0)
      const [store] = (await about(page)).things
      expect(store).toMatchObject({ '@type': 'Restaurant', openingHoursSpecification: expect.any(Array) })
    })

    for (const [lang, begin] of [
      ['en', /^\d+ Stores: ([^,]+), /],
      ['ar', /^\d+ (?:متاجر|متجرًا): ([^،]+)، /],
    ] as const)
      await test.step(`the description of a list names its stores in ${lang}`, async () => {
        await mirror(page, { ...LAYLA, lang })
        await page.goto('/store/popular')
        const { description } = await about(page)
        expect(description).toMatch(begin)
        const first = page.getByRole('article').first().getByRole('heading')
        await expect(first).toHaveText(begin.exec(description!)![1]!)
      })

    await test.step('home is that of the place, in the language, the theme and the module of the last visit', async () => {
      await mirror(page, { lang: 'ar', theme: 'dark', module: 'grocery' })
      await page.goto('/home')
      const root = page.locator('html')
      await expect(root).toHaveAttribute('dir', 'rtl')
      await expect(root).toHaveAttribute('data-theme', 'dark')
      await expect(root).toHaveAttribute('data-module', 'grocery')
      expect(await page.locator('#root img').count()).toBeGreaterThan(5)
    })

    await test.step('the list of a brand is there, and its address says whose it is', async () => {
      await mirror(page, { ...LAYLA, module: 'ecommerce' })
      await page.goto('/home?data_type=brand&brand_id=1&filter=popular')
      expect(await page.getByRole('article').count()).toBeGreaterThan(0)
      await expect(page.getByRole('complementary').getByRole('checkbox', { checked: true })).toHaveCount(1)
      expect((await about(page)).canonical).toMatch(/\/home\?data_type=brand&brand_id=1&module_id=3$/)
    })
  })
})

/**
 * How everything on the page looks: the beginning of an element, where it stands, and all that its style comes to, but for
 * margins, of which Chromium tells automatic ones as 0 until it has laid them out twice.
 */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const style = getComputedStyle(element)
      const values = [...style]
        // A variable is no look; what asks for it is.
        .filter((name) => !/^(margin-|--)/.test(name))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      const { x, y, width, height } = element.getBoundingClientRect()
      return { tag: element.outerHTML.slice(0, 120), values: [`at ${[x, y, width, height]}`, ...values] }
    }),
  )

/** The sheets that the built storefront has for the first load, or for all other screens besides. */
function sheetsOf(isFirst: boolean): string[] {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    { name?: string; isEntry?: boolean; css?: string[] }
  >
  const chunks = Object.values(manifest).filter(
    ({ name, isEntry }) => isEntry || (!isFirst && name === 'parts'),
  )
  return chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`))
}

test('each prerendered page looks as it does with all of the styles', async ({ page, visitor }) => {
  test.slow()
  await visitor()
  await mirror(page, LAYLA)
  await hold(page, /\/assets\/.*\.js$/)
  for (const path of [
    '/',
    '/home',
    '/home?data_type=searched&search=rice',
    '/store/popular',
    '/store/1',
    '/product/1',
    '/checkout?page=cart',
  ])
    await test.step(path, async () => {
      const dress = await hold(page, /\/assets\/.*\.css$/)
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const prerendered = await looks(page)
      await dress()
      await page.evaluate(
        (sheets) =>
          Promise.all(
            sheets.map((href) => {
              const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
              document.head.append(link)
              return new Promise((resolve, reject) =>
                Object.assign(link, { onload: resolve, onerror: reject }),
              )
            }),
          ),
        sheetsOf(path === '/home'),
      )
      const dressed = await looks(page)
      const changed = prerendered.flatMap(({ tag, values }, at) =>
        values
          .filter((value, each) => value !== dressed[at]?.values[each])
          .map((value) => `${value} of ${tag}`),
      )
      expect.soft(changed, path).toEqual([])
      expect.soft(prerendered.length, path).toBeGreaterThan(path.startsWith('/checkout') ? 60 : 100)
      expect.soft(dressed, path).toHaveLength(prerendered.length)
    })
})

test('a home in either language fetches only the letters that are cut out of the typeface', async ({
  page,
  visitor,
}) => {
  await visitor()
  let fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(request.url())
  })
  for (const lang of ['en', 'ar'] as const)
    await test.step(lang, async () => {
      if (lang === 'ar') await page.evaluate(() => localStorage.setItem('language-setting', 'ar'))
      await mirror(page, { ...LAYLA, lang })
      fetched = []
      await page.goto('/home')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await page.waitForFunction(() => document.fonts.status === 'loaded')
      expect(fetched).not.toEqual([])
      expect(fetched.filter((url) => !/\/(latin|arabic)-[^/]*\.woff2$/.test(url))).toEqual([])
    })
})

test('the picture that is seen first is there before others are asked for, or for two seconds not there', async ({
  page,
  visitor,
}) => {
  await visitor()
  await mirror(page, LAYLA)
  const told: string[] = []
  const isPicture = (url: string) => url.includes('/media/')
  page.on('request', (request) => isPicture(request.url()) && told.push('asked'))
  page.on('requestfinished', (request) => isPicture(request.url()) && told.push('there'))
  await page.goto('/product/1')
  const shown = page.getByRole('main').locator('img[loading=lazy]').filter({ visible: true })
  await expect(shown.first()).toBeVisible()
  await expect.poll(() => told.length).toBeGreaterThan(3)
  expect(told.slice(0, 3)).toEqual(['asked', 'there', 'asked'])

  await page.goto('about:blank')
  await page.clock.install()
  const letGo = await hold(page, /\/media\/.*-(640|960|1280)\.avif/)
  await page.goto('/product/1', { waitUntil: 'commit' })
  const late = page.locator('main img[loading=lazy]').first()
  await late.waitFor({ state: 'attached' })
  await expect(late).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(late).toBeVisible()
  await letGo()
})

/** Where the visitor of `#tests/fixtures/visitor.ts` is, as their browser stores it. */
const PLACE = { latitude: '25.213563', longitude: '55.277018', zoneid: '[1]', moduleId: '1' }

const shown = ({ distance }: Store) => `${kilometres(distance, 2)} km`

async function readAt<Reply>(request: APIRequestContext, path: string): Promise<Reply> {
  const reply = await request.get(`/api/v1${path}`, { headers: PLACE })
  return (await reply.json()) as Reply
}

/** The names and distances of the store cards on the page, in their order. */
const cardsOf = (page: Page) =>
  page
    .locator('main article')
    .evaluateAll((articles) =>
      articles.map((article) => [
        article.querySelector('h2, h3')?.textContent,
        /[\d.]+ km/.exec(article.textContent ?? '')?.[0],
      ]),
    )

test('React hydrates a prerendered page, or draws it anew where the browser keeps something else by then', async ({
  page,
  request,
  visitor,
}) => {
  await visitor()

  await test.step('asks for nothing that came with it, and answers a press that came before it', async () => {
    const letGo = await comeBackWithout(page, SCRIPT)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) asked.push(new URL(request.url()).pathname)
    })
    await page.goto('/home')
    const first = page.getByRole('article').first()
    const prerendered = await first.elementHandle()
    await page.getByRole('button', { name: /^Cart/ }).first().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await letGo()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true)
    for (const path of ['banners', 'categories', 'stores/popular', 'config'])
      expect(asked).not.toContain(`/api/v1/${path}`)
  })

  await mirror(page, LAYLA)
  const store = await readAt<Store>(request, '/stores/details/1')
  const { stores } = await readAt<StoreList>(
    request,
    '/stores/get-stores/all?limit=12&offset=1&store_type=all',
  )
  const hydrate = async (letGo: () => Promise<void>) => {
    await letGo()
    await page.getByRole('button', { name: /^Cart/ }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }

  await test.step('a store keeps the distance from the exact position', async () => {
    const letGo = await hold(page, SCRIPT)
    await page.goto('/store/1')
    const distance = page.locator('main dd', { hasText: ' km' })
    await expect(distance).toHaveText(shown(store))
    await hydrate(letGo)
    await expect(distance).toHaveText(shown(store))
  })

  await test.step('the list of near stores keeps the order and the distances', async () => {
    const letGo = await hold(page, SCRIPT)
    await page.goto('/store/popular?category=all')
    const expected = stores.map((each) => [each.name, shown(each)])
    expect(await cardsOf(page)).toEqual(expected)
    await hydrate(letGo)
    expect((await cardsOf(page)).slice(0, expected.length)).toEqual(expected)
  })

  await test.step('where the styles of what comes next are lost, that is said, and the way on is another try', async () => {
    await page.goto('about:blank')
    await mirror(page, LAYLA)
    const mend = await breakWith(page, /\/assets\/index-.*\.css$/, 'no connection')
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: "We can't connect right now" })).toBeVisible()
    await mend()
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('button', { name: /^Cart/ }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  await test.step('a page painted for another place than the browser keeps is not seen, and drawn anew', async () => {
    await page.evaluate(() => localStorage.setItem('module', '{"id":2,"module_type":"grocery"}'))
    await page.goto('about:blank')
    await mirror(page, { ...LAYLA, module: 'food' })
    const letGo = await hold(page, SCRIPT)
    await page.goto('/home', { waitUntil: 'commit' })
    await expect(page.locator('#root img').first()).toBeAttached()
    await expect(page.locator('#root')).toBeHidden()
    await letGo()
    await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery')
    await expect(page.getByRole('heading', { name: 'Special Offer' })).toBeVisible()
  })

  await test.step('a module chosen in another tab while React hydrates the page is shown after it', async () => {
    await page.evaluate(() => localStorage.setItem('module', '{"id":1,"module_type":"food"}'))
    await page.goto('about:blank')
    await mirror(page, LAYLA)
    await page.addInitScript(() => {
      addEventListener('taken-over', () => {
        localStorage.setItem('module', '{"id":2,"module_type":"grocery"}')
        dispatchEvent(new StorageEvent('storage', { key: 'module' }))
      })
    })
    await page.goto('/home')
    await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery')
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Stores')
  })
})

test('the frame of checkout is there before the scripts, and the cart stands in it when they have come', async ({
  page,
  visitor,
}) => {
  await visitor({ module: 'grocery' })
  await page.goto('/home')
  await fillCart(page)
  await mirror(page, { ...LAYLA, module: 'grocery' })
  const letGo = await hold(page, SCRIPT)
  await page.goto('/checkout?page=cart')
  const heading = page.getByRole('heading', { level: 1, name: 'Checkout' })
  const ways = page.getByRole('heading', { name: 'How would you like to get your order?' })
  await expect(heading).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const box = await ways.boundingBox()
  await letGo()
  await expect(page.getByRole('radio', { name: 'Take away' })).toBeAttached()
  await expect(page.getByRole('button', { name: /^Place order · / })).toBeVisible()
  expect(await ways.boundingBox()).toEqual(box)
})

test('a press, a heart, a search and a choice made before the scripts have come take effect when they are there', async ({
  page,
  visitor,
}) => {
  await visitor()

  await test.step('a press on a dish', async () => {
    const letGo = await comeBackWithout(page, ANY_SCRIPT)
    await page.goto('/store/1')
    await page
      .getByRole('button', { name: /^Choose options for |^Add .* to the cart$/ })
      .and(page.locator(':enabled'))
      .first()
      .click()
    await letGo()
    await expect(page.getByRole('dialog').or(page.getByText('Item added to cart'))).toBeVisible()
  })

  await test.step('a heart', async () => {
    const letGo = await comeBackWithout(page, ANY_SCRIPT)
    await page.goto('/home')
    await page
      .getByRole('button', { name: /to the wishlist$/ })
      .first()
      .click()
    await letGo()
    await expect(page.getByText('You are not logged in')).toBeVisible()
  })

  await test.step('a search that is typed and sent', async () => {
    const letGo = await comeBackWithout(page, ANY_SCRIPT)
    await page.goto('/store/1')
    const line = page.getByRole('main').getByRole('searchbox').first()
    await line.fill('ri')
    await line.press('Enter')
    await letGo()
    await expect(page).toHaveURL(/search=ri/)
    await expect(line).toHaveValue('ri')
  })

  await test.step('a choice', async () => {
    const letGo = await comeBackWithout(page, ANY_SCRIPT)
    await page.goto('/store/popular')
    await page.getByRole('main').getByText('Top Rated').first().click()
    await letGo()
    await expect(page).toHaveURL(/category=top_rated/)
    await expect(page.getByRole('radio', { name: 'Top Rated' })).toBeChecked()
  })
})

/** The shop under an address of its own, whose painted home comes as far as where it is drawn, and the rest when it is let go. */
async function halting(shop: string) {
  let letGo = () => {}
  const rest = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const server = createServer(async ({ url, headers: { cookie = '' } }, response) => {
    const answer = await fetch(shop + url, { headers: { cookie } })
    for (const name of ['content-type', 'content-security-policy'])
      response.setHeader(name, answer.headers.get(name) ?? '')
    const body = Buffer.from(await answer.arrayBuffer())
    const half = url === '/home' ? body.indexOf('<div id="root">') : 0
    if (half > 0) {
      response.write(body.subarray(0, half))
      await rest
    }
    response.end(body.subarray(half))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    letGo,
    [Symbol.dispose]: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('a page that comes in parts is drawn when it is there whole', async ({ page, baseURL, forgive }) => {
  forgive(/^asked: /)
  using slow = await halting(baseURL!)
  await mirror(page, LAYLA)
  await page.goto(`${slow.url}/home`, { waitUntil: 'commit' })
  // Its browser keeps nothing of what the cookies say.
  await expect(page.locator('html')).toHaveAttribute('data-stale', '')
  await expect(page.locator('script[type=module]')).toHaveCount(0)
  slow.letGo()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
})
