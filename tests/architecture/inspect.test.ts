import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { statelyInDevelopment } from '#tools/dev/stately.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'index.html'), 'utf8')
let dev: ViteDevServer

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

beforeAll(async () => {
  dev = await createServer({
    root,
    configFile: false,
    plugins: [statelyInDevelopment()],
    cacheDir: join(root, '.cache/vite-inspect'),
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
})

afterAll(() => dev.close())

const scriptsOf = async (address: string) =>
  [...(await dev.transformIndexHtml('/', page, address)).matchAll(/<script[^>]*src="(\/src[^"]*)"/g)].map(
    ([, file]) => file,
  )

it('puts the inspector before the shop where the address asks for it, and nowhere else', async () => {
  expect(await scriptsOf('/home?inspect')).toEqual(['/src/gallery/inspect.ts', '/src/main.tsx'])
  expect(await scriptsOf('/home?data_type=searched')).toEqual(['/src/main.tsx'])
})

it('is named by nothing that the shop is built from', () => {
  const naming = globSync('{src,machines}/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /@statelyai|flows\/inspect/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(naming).toEqual(['src/gallery/inspect.ts'])
})
