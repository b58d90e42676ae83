import type { Plugin } from 'vite'

/** While the shop is developed, a page with `?inspect` in its address loads Stately's inspector before the shop. */
export const statelyInDevelopment = (): Plugin => ({
  name: 'souk-stately',
  apply: 'serve',
  // Otherwise the first such page finds it by itself and loads a second time.
  config: () => ({ optimizeDeps: { include: ['@statelyai/inspect'] } }),
  transformIndexHtml: (_, { originalUrl = '/' }) =>
    new URL(originalUrl, 'http://localhost').searchParams.has('inspect')
      ? [{ tag: 'script', attrs: { type: 'module', src: '/src/gallery/inspect.ts' }, injectTo: 'head' }]
      : [],
})
