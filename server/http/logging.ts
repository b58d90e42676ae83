import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '#server/config/config.ts'

/** One line of JSON per request and fault, without personal data: no query, no body, no address of the caller. */
export const loggerOptions = ({
  LOG_LEVEL,
}: Pick<Config, 'LOG_LEVEL'>): NonNullable<FastifyServerOptions['logger']> =>
  LOG_LEVEL === 'silent' ? false : { level: LOG_LEVEL, serializers: { err: withoutValues, req: () => ({}) } }

/** Drizzle quotes the values of a failed query in its message; they are the customer's. */
function withoutValues(error: Error & { code?: string }) {
  const cause = error.cause instanceof Error ? `; ${error.cause.message}` : ''
  const strip = (text = '') => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')
  return {
    type: error.name,
    message: strip(error.message) + cause,
    stack: strip(error.stack),
    ...(error.code ? { code: error.code } : {}),
  }
}

/** Routes by their pattern, so that ids and phone numbers in a path or query are not written down. */
export function logReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '-',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}
