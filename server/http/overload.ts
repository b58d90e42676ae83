import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { tooBusy } from './too-busy.ts'

const overloaded = tooBusy(1)

/**
 * Refuses API calls at once while `MAX_REQUESTS` others are being answered: those already in get their answer in
 * time, instead of all of them too late. A stream counts until it has begun.
 */
export function overload(app: FastifyInstance, { MAX_REQUESTS }: Config): void {
  const answering = new Set<FastifyRequest>()
  const leave = async (request: FastifyRequest) => {
    answering.delete(request)
  }
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return
    if (answering.size >= MAX_REQUESTS) throw overloaded
    answering.add(request)
  })
  app.addHook('onSend', leave)
  app.addHook('onRequestAbort', leave)
  app.addHook('onTimeout', leave)
}
