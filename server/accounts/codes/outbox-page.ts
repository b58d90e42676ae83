import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { escaped } from '#server/rules/escaped.ts'
import type { DemoOutbox } from './demo-outbox.ts'

const styles = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui;margin:2rem auto;max-width:40rem;padding:0 1rem}
li{border-block-end:1px solid;padding-block:.75rem}time,b{display:block}`

/** The page loads its own style sheet and nothing else; it renews itself without a script. */
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * `GET /outbox`: the codes the demo shop has sent, readable at the machine it runs on; from elsewhere there is no such
 * page. Registered in demo mode only.
 */
export const outboxPage =
  (outbox: DemoOutbox): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!isAtTheMachine(request)) return reply.callNotFound()
    })
    app.get('/outbox', async (_, reply) =>
      reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': POLICY,
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(page(outbox)),
    )
    app.get('/outbox.css', async (_, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styles),
    )
  }

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const localNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Asked by a browser on this machine for this machine: not through a proxy, nor for a name a stranger pointed here. */
const isAtTheMachine = ({ socket, headers, hostname }: FastifyRequest): boolean =>
  loopback.has(socket.remoteAddress ?? '') &&
  localNames.has(hostname) &&
  !forwarded.some((name) => headers[name] !== undefined)

const page = (outbox: DemoOutbox) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Outbox of the demo shop</title>
<link rel="stylesheet" href="/outbox.css">
<h1>Outbox of the demo shop</h1>
<p>No message leaves the demo: what would have been sent is here, the newest first.</p>
<ol reversed>
${outbox.newestFirst().map(entry).join('\n') || '<li>Nothing yet.</li>'}
</ol>
</html>
`

const entry = ({ to, text, at }: ReturnType<DemoOutbox['newestFirst']>[number]) =>
  `<li><b dir="ltr">${escaped(to)}</b><span dir="auto">${escaped(text)}</span><time>${at.toISOString()}</time></li>`
