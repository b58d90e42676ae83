import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FirebaseServer = {
  /** Without a trailing slash; stands for both Identity Toolkit and reCAPTCHA. */
  url: string
  /** Whom a code was sent to, in which language. */
  sent: { phone: string; locale: string | undefined }[]
  /** What the next request for a code is refused with. */
  refuseNext: (error: string) => void
  /** No code can be tried in a session of before any more. */
  endSessions: () => void
  close: () => Promise<void>
}

/** Of every session. */
export const CODE = '482913'

/** Draws a button in the place of Google's box; its answer is good for one code. */
const script = `
const { onload } = Object.fromEntries(new URL(document.currentScript.src).searchParams)
window.grecaptcha = {
  render(id, { sitekey, callback }) {
    const button = document.createElement('button')
    button.textContent = 'I am not a robot'
    button.onclick = () => callback('challenge of ' + sitekey + ' ' + Math.random())
    document.getElementById(id).append(button)
  },
}
window[onload]()
`

/** Identity Toolkit and reCAPTCHA on this machine. */
export async function startFirebaseServer(): Promise<FirebaseServer> {
  const sent: FirebaseServer['sent'] = []
  const used = new Set<string>()
  const sessions = new Map<string, string>()
  let refusal: string | undefined
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    answer(request, response, body ? JSON.parse(body) : {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function answer(
    { url = '/', method, headers }: IncomingMessage,
    response: ServerResponse,
    body: Asked,
  ): void {
    const say = (status: number, reply: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    const refuse = (message: string) => say(400, { error: { code: 400, message } })
    response.setHeader('access-control-allow-origin', headers.origin ?? '*')
    response.setHeader('access-control-allow-headers', 'content-type, x-goog-api-key, x-firebase-locale')
    const { pathname, searchParams } = new URL(url, 'http://firebase')
    if (method === 'OPTIONS') response.writeHead(204).end()
    else if (pathname === '/recaptcha/api.js')
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    else if (pathname === '/v1/recaptchaParams')
      say(200, { recaptchaSiteKey: `site of ${searchParams.get('key')}` })
    else if (pathname === '/v1/accounts:sendVerificationCode') {
      const { phoneNumber, recaptchaToken } = body
      const error = refusal
      refusal = undefined
      if (error) return void refuse(error)
      if (!recaptchaToken.startsWith('challenge of site of ') || used.has(recaptchaToken))
        return void refuse('INVALID_RECAPTCHA_TOKEN')
      used.add(recaptchaToken)
      const sessionInfo = `session ${sent.push({ phone: phoneNumber, locale: headers['x-firebase-locale']?.toString() })}`
      sessions.set(sessionInfo, phoneNumber)
      say(200, { sessionInfo })
    } else if (pathname === '/v1/accounts:signInWithPhoneNumber') {
      const phoneNumber = sessions.get(body.sessionInfo)
      if (phoneNumber === undefined) refuse('SESSION_EXPIRED')
      else if (body.code !== CODE) refuse('INVALID_CODE')
      else say(200, { phoneNumber })
    } else response.writeHead(404).end()
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    refuseNext: (error) => {
      refusal = error
    },
    endSessions: () => sessions.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Asked = { phoneNumber: string; recaptchaToken: string; sessionInfo: string; code: string }
