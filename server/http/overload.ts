// Hand-written: @fastify/under-pressure measures the process, but counts neither slots nor callers.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config/config.ts'
import { createCounts } from '#server/limits/counts.ts'
import { tooBusy } from '#server/refusals/too-busy.ts'
import { tooManyAtOnce } from '#server/refusals/too-many-at-once.ts'
import { networkOf } from '#server/rules/network-of.ts'
import { isForm } from './is-form.ts'

/** Milliseconds without a free slot after which the requests that hold the slots count as stuck. */
const STUCK_AFTER = 5_000

const overloaded = tooBusy(1)

const tooManyOfOne = tooManyAtOnce(1)

/**
 * Sheds API calls while `MAX_REQUESTS` others are being answered: those already in get their answer in time, instead of
 * all of them too late. A call takes a slot once its body has arrived, and keeps it until its handler has answered, even
 * when the client has left; a stream keeps it until it has begun. Forms that are arriving have as many slots of their own:
 * slow forms can keep out other forms, and no other request. One address has at most `MAX_REQUESTS_PER_ADDRESS` calls at the same
 * time, bodies that are still arriving included.
 */
export function overload(app: FastifyInstance, { MAX_REQUESTS, MAX_REQUESTS_PER_ADDRESS }: Config): void {
  const arrived = new Map<FastifyRequest, string>()
  const byNetwork = createCounts()
  const answering = new Set<FastifyRequest>()
  const arrivingForms = new Set<FastifyRequest>()
  let fullSince = Number.POSITIVE_INFINITY

  const isFull = () => answering.size >= MAX_REQUESTS
  const take = (request: FastifyRequest): void => {
    if (!arrived.has(request)) return
    answering.add(request)
    if (isFull()) fullSince = Math.min(fullSince, performance.now())
  }
  const leave = (request: FastifyRequest) => {
    const network = arrived.get(request)
    if (network !== undefined) byNetwork.remove(network)
    arrived.delete(request)
    answering.delete(request)
    arrivingForms.delete(request)
    if (!isFull()) fullSince = Number.POSITIVE_INFINITY
  }

  app.addHook('onRequest', async (request) => {
    if (request.url === '/readyz' && performance.now() - fullSince > STUCK_AFTER) throw overloaded
    if (!request.url.startsWith('/api/')) return
    if (isFull()) throw overloaded
    const network = networkOf(request.ip)
    if (MAX_REQUESTS_PER_ADDRESS > 0 && byNetwork.of(network) >= MAX_REQUESTS_PER_ADDRESS) throw tooManyOfOne
    byNetwork.add(network)
    arrived.set(request, network)
  })
  app.addHook('preValidation', async (request) => {
    if (!arrived.has(request)) return
    if (isFull()) throw overloaded
    if (!isForm(request) || request.raw.complete) return take(request)
    if (arrivingForms.size >= MAX_REQUESTS) throw overloaded
    arrivingForms.add(request)
    request.raw.once('end', () => {
      arrivingForms.delete(request)
      take(request)
    })
  })
  app.addHook('onSend', async (request) => leave(request))
}
