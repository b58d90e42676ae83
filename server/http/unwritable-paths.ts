import type { FastifyInstance } from 'fastify'
import { isWritable } from '#server/contract/writable-text.ts'
import { noSuchPage } from './no-such-page.ts'

/**
 * Answers 404 where the path of a page or a file holds text no database can keep, such as `%00`: it names nothing. The
 * operations of the contract validate their own paths.
 */
export function unwritablePaths(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ params, routeOptions }) => {
    if (routeOptions.config.operation !== undefined) return
    const texts = Object.values((params ?? {}) as Record<string, string | undefined>)
    if (!texts.every((text) => isWritable(text ?? ''))) throw noSuchPage
  })
}
