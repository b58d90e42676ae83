import type { FastifyInstance } from 'fastify'

/** Only JSON is read; a JSON request without a body is one without a body, not a broken one. */
export const readBodies = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}
