import type { FastifyPluginAsync } from 'fastify'

/** Where the media send the browser back to; it is also a screen of the storefront. */
const PATH = '/auth/social-return'

/** An id token has 8 kB at most. */
const BODY_LIMIT = 16 * 1024
/** Returns per minute and address. */
const MOST = 60

const rateLimit = { max: MOST, timeWindow: '1 minute', allowList: () => false }

/** Apple posts its answer. The screen reads all answers in one way: behind the `#`, which no server and no log is sent. */
export const socialReturnPlugin: FastifyPluginAsync = async (app) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
    done(null, new URLSearchParams(text as string)),
  )
  app.post<{ Body: URLSearchParams | undefined }>(
    PATH,
    { bodyLimit: BODY_LIMIT, config: { rateLimit } },
    async ({ body }, reply) =>
      reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(`${PATH}#${answerIn(body ?? new URLSearchParams())}`, 303),
  )
}

/** What the screen reads; the code that Apple sends besides is not used. */
function answerIn(form: URLSearchParams): URLSearchParams {
  const answer = new URLSearchParams()
  for (const name of ['state', 'id_token', 'error', 'user']) {
    const value = form.get(name)
    if (value !== null) answer.set(name, value)
  }
  return answer
}
