import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooSlow } from '#server/refusals/too-slow.ts'
import { isForm } from './is-form.ts'

/** How long a body of at most 256 kB may take to arrive, in milliseconds. `readForm` has a deadline for forms. */
const BODY_MS = 10_000

/** Gives up a request whose body does not arrive in time, and closes its connection. */
export function bodyDeadline(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (isForm(request) || !isArriving(request)) return payload
    const body = new PassThrough()
    const deadline = setTimeout(() => body.destroy(tooSlow), BODY_MS)
    body.once('close', () => clearTimeout(deadline))
    // A call refused by its head is answered before its body is read.
    reply.raw.once('close', () => clearTimeout(deadline))
    body.on('error', () => {})
    // Not a pipeline: it would close the connection before the refusal is out.
    payload.once('error', (error) => body.destroy(error))
    return payload.pipe(body)
  })
}

/** A body that came in one packet with its head needs no timer. */
const isArriving = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete && (Number(headers['content-length']) > 0 || 'transfer-encoding' in headers)
