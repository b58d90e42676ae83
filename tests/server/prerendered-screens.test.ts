import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { prerenderedScreens } from '#server/http/prerendered-screens.ts'
import type { PrerenderedPage, Prerenderer } from '#server/http/prerenderer.ts'

const template = { page: '', sheet: [], laterSheet: [], scripts: [], entry: '', styles: '' }
const policy = "default-src 'none'; script-src 'self'; style-src 'self'"

/** A shop whose screens are painted like that, and how often it was asked to. */
async function shop(paint: Prerenderer['prerenderPage']) {
  let prerenderCount = 0
  const prerenderer: Prerenderer = {
    preloadDictionaries: async () => {},
    isPrerendered: (path) => path !== '/checkout',
    isScreen: () => true,
    cacheKeyOf: ({ path, cookies }) => path + cookies,
    prerenderPage: (...told) => {
      prerenderCount++
      return paint(...told)
    },
  }
  const lines: string[] = []
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  })
  const send = prerenderedScreens(app, { prerenderer, template, originOf: () => 'http://shop' })
  app.get('/*', async (request, reply) => {
    reply.header('content-security-policy', policy)
    return (await send(request, reply)) ? reply : reply.send('not painted')
  })
  const get = (url: string, cookie = '', encodings = 'identity') =>
    app.inject({ url, headers: { cookie, 'accept-encoding': encodings } })
  return { get, prerenderCount: () => prerenderCount, logged: () => lines.map((line) => JSON.parse(line)) }
}

const page = (text: string): PrerenderedPage => ({ text, status: 200, styles: ['a{}'], scripts: ['go()'] })

describe('a painted screen', () => {
  it('a prerendered screen names its inline scripts and styles in its policy', async () => {
    const { get } = await shop(async () => page('home'))
    const { headers, body } = await get('/home')
    expect(body).toBe('home')
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^']+=';? ?style-src 'self' 'sha256-[^']+='$/,
    )
    expect(headers.vary).toBe('cookie, accept-language, accept-encoding')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('is sent compressed to whom that is understood by', async () => {
    const { get } = await shop(async () => page('home '.repeat(100)))
    const { headers, rawPayload } = await get('/home', '', 'gzip, br')
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toBe('home '.repeat(100))
    expect((await get('/home', '', 'gzip')).headers['content-encoding']).toBeUndefined()
  })

  it('is painted once for all who would see the same', async () => {
    const { get, prerenderCount } = await shop(async () => page('home'))
    await Promise.all([get('/home', 'a'), get('/home', 'a'), get('/home', 'b')])
    expect(prerenderCount()).toBe(2)
  })

  it('is left to the browser when painting fails, leads elsewhere, or is not wanted', async () => {
    const failing = await shop(async () => {
      throw new Error('no')
    })
    expect((await failing.get('/home')).body).toBe('not painted')
    const leading = await shop(async () => undefined)
    expect((await leading.get('/home')).body).toBe('not painted')
    const { get, prerenderCount } = await shop(async () => page('no'))
    expect((await get('/checkout')).body).toBe('not painted')
    expect(prerenderCount()).toBe(0)
  })

  it('is left to the browser when painting takes too long', async () => {
    const { get } = await shop(() => new Promise(() => {}))
    expect((await get('/home')).body).toBe('not painted')
  })

  it.each([
    ['leads elsewhere', async () => undefined],
    ['takes too long', () => new Promise<undefined>(() => {})],
  ])('is not kept for the next visitor when it %s', async (_, first) => {
    let visitors = 0
    const { get } = await shop(async () => (visitors++ === 0 ? first() : page('home')))
    using _clock = vi.spyOn(performance, 'now').mockReturnValue(5_000)
    expect((await get('/home')).body).toBe('not painted')
    expect((await get('/home')).body).toBe('home')
  })

  it('writes the errors React goes on after into the log of the shop', async () => {
    const { get, logged } = await shop(async (_, __, ___, report) => {
      report(new Error('one part failed'))
      return page('home')
    })
    expect((await get('/home')).body).toBe('home')
    expect(logged()).toMatchObject([
      { level: 50, err: { message: 'one part failed' }, msg: 'part of a page not prerendered' },
    ])
  })

  it('takes a place until it is done, even when its visitor has long got the page without it', async () => {
    const finish: (() => void)[] = []
    const { get, prerenderCount } = await shop(
      () => new Promise((resolve) => finish.push(() => resolve(page('late')))),
    )
    await Promise.all(Array.from({ length: 16 }, (_, at) => get('/home', `${at}`)))
    await get('/home', 'one more')
    expect(prerenderCount()).toBe(16)
    for (const each of finish) each()
    const last = get('/home', 'another')
    await expect.poll(prerenderCount).toBe(17)
    finish.at(-1)!()
    expect((await last).body).toBe('late')
  })

  it('says when what it shows is gone', async () => {
    const { get } = await shop(async () => ({ ...page('gone'), status: 404 }))
    expect((await get('/product/none')).statusCode).toBe(404)
  })
})
