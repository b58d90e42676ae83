import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { must, root } from '#tools/dev/exec.ts'

/**
 * Builds the flow gallery below `folder`/flows, and beside it the page it follows: the storefront's own, with a script
 * in front that tells what its machines do. The storefront has to be in `folder` already.
 */
export async function buildGallery(folder: string): Promise<void> {
  must('vite', 'build', '--config', 'vite.flows.config.ts', '--logLevel', 'warn')
  const shop = await readFile(join(folder, 'index.html'), 'utf8')
  await writeFile(join(folder, 'flows/live.html'), followed(shop, '/flows/follow.js'))
}

/** A page of the shop with the script that follows it before its own; module scripts run in the order they stand in. */
const followed = (page: string, script: string): string =>
  page.replace(/<script type="module"/, `<script type="module" src="${script}"></script>$&`)

/** The gallery and the page it follows while the shop is developed. */
export const galleryInDevelopment = (): Plugin => ({
  name: 'souk-flow-gallery',
  configureServer: ({ middlewares, transformIndexHtml }) => {
    middlewares.use(async (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const page = PAGES[pathname.replace(/\/$/, '')]
      if (!page) return next()
      const html = await transformIndexHtml(pathname, await page())
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
    })
  },
})

const GALLERY = '/src/gallery/page'

const PAGES: Record<string, () => Promise<string>> = {
  '/flows': async () =>
    (await readFile(join(root, GALLERY, 'index.html'), 'utf8')).replace('./main.tsx', `${GALLERY}/main.tsx`),
  '/flows/live': async () =>
    followed(await readFile(join(root, 'index.html'), 'utf8'), `${GALLERY}/follow.ts`),
}
