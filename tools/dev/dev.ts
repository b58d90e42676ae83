/** `npm run dev`: the storefront with hot reload and the API in one process, on one port. */
import { createServer } from 'vite'
import { giveUp } from '#server/config/give-up.ts'
import { startShop } from '#server/wiring/start.ts'
import { galleryInDevelopment } from '#tools/build/gallery.ts'
import { generate } from '#tools/build/generate.ts'
import { statelyInDevelopment } from './stately.ts'

await generate()
const shop = await startShop().catch(giveUp)
await shop.app.ready()
const vite = await createServer({
  server: { port: shop.config.PORT, strictPort: true, host: shop.config.HOST },
  plugins: [
    galleryInDevelopment(),
    statelyInDevelopment(),
    {
      name: 'souk-api',
      configureServer: ({ middlewares }) => {
        middlewares.use((request, response, next) =>
          /^\/(api|media|map|healthz|readyz)\b/.test(request.url ?? '')
            ? shop.app.routing(request, response)
            : next(),
        )
      },
    },
  ],
})
await vite.listen()
vite.printUrls()

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    await vite.close()
    await shop.stop()
    process.exit(0)
  })
