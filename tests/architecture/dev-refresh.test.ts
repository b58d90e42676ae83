import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const root = join(import.meta.dirname, '../..')
let dev: ViteDevServer

// The compiler and the styles are loaded with the first file.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

beforeAll(async () => {
  dev = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir: join(root, '.cache/vite-refresh'),
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
})

afterAll(() => dev.close())

it.each([
  '/src/app/shell/brand.part.tsx',
  '/src/shared/items/marks.part.tsx',
  '/src/features/stores/store-head.part.tsx',
])('refreshes %s in place while the shop is developed', async (file) => {
  const served = await dev.transformRequest(file)
  expect(served?.code).toContain('import.meta.hot.accept')
})
