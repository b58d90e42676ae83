import { existsSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noSuchPage } from './no-such-page.ts'
import { prerenderedScreens } from './prerendered-screens.ts'
import { loadPrerenderer, templateIn } from './prerenderer.ts'
import type { OriginOf } from './shop-origin.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** The API reference uses inline styles and no Trusted Types; like the storefront it may contact no other origin. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The gallery may frame the shop, and one page of the shop may be framed by the gallery; all other framing is refused.
 */
function allowFrame(reply: FastifyReply, path: string): void {
  const policy = String(reply.getHeader('content-security-policy'))
  if (!path.includes('live.html')) reply.header('content-security-policy', `${policy};frame-src 'self'`)
  else {
    const framed = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    reply.header('content-security-policy', framed).header('x-frame-options', 'SAMEORIGIN')
  }
}

export type StorefrontFiles = {
  /** Where the build is. */
  folder: string
  withGallery: boolean
  withDocs: boolean
  originOf: OriginOf
}

/**
 * Serves the built storefront: assets, whose names change with their content, for ever and already compressed; the API
 * reference at /docs/; the flow gallery at /flows/, and at /flows/live the shop as the gallery follows it; every other
 * path that is no file is a screen of the storefront. Without a build only the API answers.
 */
export async function storefrontFiles(
  app: FastifyInstance,
  { folder, withGallery, withDocs, originOf }: StorefrontFiles,
): Promise<void> {
  const docs = join(folder, 'docs/')
  const flows = join(folder, 'flows/')
  const built = existsSync(join(folder, 'index.html'))
  let sendScreen = async (_: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    reply.sendFile('index.html')
  if (built) {
    const prerenderer = await loadPrerenderer(folder)
    const prerendered =
      prerenderer && prerenderedScreens(app, { prerenderer, template: templateIn(folder), originOf })
    sendScreen = async (request, reply) => {
      if (await prerendered?.(request, reply)) return reply
      const isKnown = prerenderer?.isScreen(pathOf(request)) ?? true
      return reply.status(isKnown ? 200 : 404).sendFile('index.html')
    }
    app.get('/', sendScreen)
    if (withDocs) {
      app.get('/docs', (_, reply) => reply.redirect('/docs/'))
      app.get('/docs/', (_, reply) => reply.sendFile('docs/index.html'))
    }
    if (withGallery) {
      app.get('/flows', ({ url }, reply) => reply.redirect(url.replace('/flows', '/flows/')))
      app.get('/flows/', (_, reply) => reply.sendFile('flows/index.html'))
      app.get('/flows/live', (_, reply) => reply.sendFile('flows/live.html'))
    }
    await app.register(files, {
      root: folder,
      // One route a file, made at the start: a route for all reads the folder of 880 files at each request, for the spelling.
      wildcard: false,
      index: false,
      globIgnore: ['**/*.{br,gz}', ...(withGallery ? [] : ['flows/**']), ...(withDocs ? [] : ['docs/**'])],
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? YEAR : 'no-cache')
        if (path.startsWith(docs)) reply.header('content-security-policy', DOCS_POLICY)
        if (path.startsWith(flows)) allowFrame(reply, path)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isScreen(request)) return sendScreen(request, reply)
    throw noSuchPage
  })
}

const pathOf = ({ url }: { url: string }) => url.replace(/\?.*/, '')

/** A page request: GET, without a file extension, and outside the API. */
const isScreen = ({ method, url }: { method: string; url: string }) => {
  const path = pathOf({ url })
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/\.[^/]*$/.test(path) &&
    !/^\/(api|media|map|metrics)(\/|$)/.test(path)
  )
}
