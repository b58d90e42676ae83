import { createServer } from 'node:http'
import type { Browser } from 'playwright'
import { type ModuleType, watchTraffic } from '#tests/fixtures/visitor.ts'
import { newPage } from './phone.ts'
import { url } from './shop.ts'

type Shown = { src: string; left: number; top: number; width: number; height: number }

/** The pictures in sight once a screen is there. */
export async function pictures(browser: Browser, path: string, module?: ModuleType): Promise<Shown[]> {
  const page = await newPage(browser, module)
  const settled = watchTraffic(page)
  await page.goto(url + path)
  await settled()
  const shown = await page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { left, top, width, height } = image.getBoundingClientRect()
      if (width === 0 || top > innerHeight || left > innerWidth) return []
      return { src: new URL(image.currentSrc).pathname, left, top, width, height }
    }),
  )
  await page.context().close()
  return shown
}

/** Serves a page with one word and these pictures at their positions. */
export async function serveBare(shown: readonly Shown[]): Promise<{ url: string; close: () => void }> {
  const images = shown.map(
    ({ src, left, top, width, height }) =>
      `<img src="${src}" alt="" width="${width}" height="${height}" style="position:absolute;left:${left}px;top:${top}px">`,
  )
  const head =
    '<!doctype html><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1>'
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html')
      return response.end(head + images.join(''))
    }
    const picture = await fetch(url + request.url, { headers: { accept: request.headers.accept ?? '' } })
    response.writeHead(picture.status, { 'content-type': picture.headers.get('content-type') ?? '' })
    return response.end(Buffer.from(await picture.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as { port: number }
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}
