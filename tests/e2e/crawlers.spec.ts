// Only the built shop shows it: what a crawler reads of prerendered pages, and the page that a person sees there.
import type { APIRequestContext } from '@playwright/test'
import { firstVisit } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

/** Pages a crawler reads without cookies, and the canonical address of each. */
const pages: Record<string, string> = {
  '/': '/',
  '/home': '/home?module_id=1',
  '/home?data_type=searched&search=rice&sort=high': '/home?data_type=searched&search=rice&module_id=1',
  '/home?data_type=brand&brand_id=1&module_id=3&name=x': '/home?data_type=brand&brand_id=1&module_id=3',
  '/store/popular': '/store/popular?module_id=1',
  '/store/latest?module_id=2&delivery=all': '/store/latest?module_id=2',
  '/categories': '/categories?module_id=1',
  '/all-brands': '/all-brands?module_id=3',
  '/campaigns': '/campaigns?module_id=1',
  '/flash-sales?id=1&x=1': '/flash-sales?id=1',
  '/about-us': '/about-us',
}

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&#38;', '&')

async function read(request: APIRequestContext, path: string) {
  const reply = await request.get(path)
  const html = await reply.text()
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
  return {
    status: reply.status(),
    html,
    lang: attribute(html, /<html lang="(\w+)"/),
    canonical: attribute(html, /<link rel="canonical" href="([^"]+)">/),
    robots: attribute(html, /<meta name="robots" content="([^"]+)">/),
    alternates: Object.fromEntries(
      alternates.map(([, lang, href]) => [lang, href!.replaceAll('&#38;', '&')]),
    ),
  }
}

const arabic = (url: string) => {
  const { href, searchParams } = new URL(url)
  return `${href}${searchParams.size > 0 ? '&' : '?'}lang=ar`
}

test('a crawler without cookies reads pages, structured data and the sitemap under the addresses that they name', async ({
  request,
  baseURL,
}) => {
  await test.step('each page has its canonical address in both languages', async () => {
    for (const [path, canonicalPath] of Object.entries(pages))
      await test.step(path, async () => {
        const page = await read(request, path)
        const canonical = baseURL + canonicalPath
        expect.soft(page.status, path).toBe(200)
        expect.soft(page.html, path).toMatch(/<main[^>]*>.*<h1[ >]/s)
        expect.soft(page.canonical, path).toBe(canonical)
        expect(page.alternates, path).toEqual({
          en: canonical,
          ar: arabic(canonical),
          'x-default': canonical,
        })
        const other = await read(
          request,
          new URL(page.alternates.ar!).pathname + new URL(page.alternates.ar!).search,
        )
        expect.soft(other.status, path).toBe(200)
        expect.soft(other.lang, path).toBe('ar')
        expect.soft(other.canonical, path).toBe(page.alternates.ar)
        expect.soft(other.alternates, path).toEqual(page.alternates)
        const itself = await read(request, new URL(canonical).pathname + new URL(canonical).search)
        expect.soft(itself.canonical, path).toBe(canonical)
      })
  })

  await test.step('structured data names only addresses that answer a crawler', async () => {
    for (const path of ['/', '/product/1', '/store/1', '/campaigns/1', '/flash-sales?id=1']) {
      const { html } = await read(request, path)
      const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, text]) => text!,
      )
      expect(things, path).not.toEqual([])
      const named = things.join().match(new RegExp(`(?<=")${baseURL}[^"]*`, 'g')) ?? []
      for (const url of new Set(named.filter((name) => !name.includes('/media/')))) {
        const target = await read(request, url.replace('{search_term_string}', 'rice').slice(baseURL!.length))
        expect([url, target.status, Boolean(target.canonical)]).toEqual([url, 200, true])
      }
    }
  })

  await test.step('every file of the sitemap has entries, and their pages call themselves as the sitemap does', async () => {
    const entriesOf = async (path: string) => {
      const reply = await request.get(path)
      expect(reply.status()).toBe(200)
      const text = await reply.text()
      return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!.replaceAll('&#38;', '&'))
    }
    const inside = (url: string) => url.slice(baseURL!.length)
    const files = await entriesOf('/sitemap.xml')
    expect(files.length).toBeLessThan(10)
    const urls: string[] = []
    for (const file of files) {
      const entries = await entriesOf(inside(file))
      expect(entries, file).not.toEqual([])
      const chosen = file.endsWith('pages.xml') ? entries : [entries[0]!, entries.at(-1)!]
      for (const url of chosen) {
        const { status, canonical } = await read(request, inside(url))
        expect({ status, canonical }).toEqual({ status: 200, canonical: url })
      }
      urls.push(...entries)
    }
    expect(new Set(urls).size).toBe(urls.length)
    for (const path of [
      '/home?module_id=1',
      '/store/popular?module_id=2',
      '/categories?module_id=4',
      '/all-brands?module_id=3',
      '/campaigns?module_id=1',
      '/flash-sales?id=1',
      '/about-us',
      '/privacy-policy',
    ])
      expect(urls).toContain(baseURL + path)
    for (const kind of ['product', 'store', 'category', 'campaigns'])
      expect(
        urls.some((url) => inside(url).startsWith(`/${kind}/`)),
        kind,
      ).toBe(true)
    expect((await request.get('/sitemaps/product-99999.xml')).status()).toBe(404)
    expect((await request.get('/sitemaps/order-1.xml')).status()).toBe(404)
  })
})

test('a page that does not exist is 404 for crawlers and a page for people, and an address with a language opens in it', async ({
  page,
  request,
}) => {
  await test.step('an address with a language opens in it, keeps it for the next pages and leaves the address', async () => {
    await page.goto('/store/popular?module_id=1&lang=ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html[data-stale]')).toHaveCount(0)
    await expect(page.locator('main article').first()).toBeVisible()
    await expect(page).toHaveURL(/\/store\/popular\?module_id=1$/)
    await page.goto('/about-us')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await page.goto('/about-us?lang=en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL(/\/about-us$/)
    await page.goto('/about-us?lang=fr')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  for (const path of [
    '/nothing-here',
    '/store/1/nothing',
    '/profile/nothing',
    '/store/nothing-of-that-name',
    '/category/nothing-of-that-name',
    '/campaigns/nothing-of-that-name',
    '/flash-sales?id=99999',
  ])
    await test.step(path, async () => {
      const { status, robots, canonical } = await read(request, path)
      expect.soft(status, path).toBe(404)
      expect.soft(robots, path).toBe('noindex')
      expect.soft(canonical, path).toBeUndefined()
      await firstVisit(page, path)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    })
})
