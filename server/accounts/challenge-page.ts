import type { FastifyPluginAsync } from 'fastify'
import type { FirebasePhone } from '#server/config/firebase-phone.ts'
import { escaped } from '#server/rules/escaped.ts'

/** Sources of reCAPTCHA (developers.google.com/recaptcha/docs/faq); it styles what it draws. */
const policyOf = ({ toolkit, recaptcha }: FirebasePhone) => {
  const own = `${recaptcha}/recaptcha/`
  return [
    "default-src 'none'",
    `script-src 'self' ${own} https://www.gstatic.com/recaptcha/`,
    `frame-src ${own} https://recaptcha.google.com/recaptcha/`,
    `connect-src ${toolkit} ${own}`,
    'img-src https://www.gstatic.com/recaptcha/',
    "style-src 'unsafe-inline'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * `GET /challenge`: a document of its own for reCAPTCHA, in a frame of the page that asks Firebase for a code. So the pages of
 * the shop keep their policy and Trusted Types, and no script of Google runs in them (docs/decisions/045).
 */
export const challengePage =
  (firebase: FirebasePhone): FastifyPluginAsync =>
  async (app) => {
    app.get('/challenge', async (_, reply) =>
      reply
        .headers({
          'cache-control': 'no-cache',
          'content-security-policy': policyOf(firebase),
          'x-frame-options': 'SAMEORIGIN',
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(page(firebase)),
    )
  }

const page = ({ apiKey, toolkit, recaptcha }: FirebasePhone) => {
  const site = `${toolkit}/v1/recaptchaParams?key=${encodeURIComponent(apiKey)}`
  return `<!doctype html>
<html lang="en" data-script="${escaped(`${recaptcha}/recaptcha/api.js`)}" data-site="${escaped(site)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Security check</title>
<style>body{margin:0}</style>
<div id="challenge"></div>
<script src="/challenge.js"></script>
</html>
`
}
