import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import { keyPair } from './issuer.ts'

const own = keyPair()

/** What Firebase was asked to send. */
export type Pushed = {
  token: string
  notification: { title: string; body: string }
  data: Record<string, string>
}

type Refusal = { status: number; errorCode?: string }

/** Google's token service and Firebase Cloud Messaging on this machine; tokens are given to who signs as the account. */
export async function startFirebase() {
  const sent: Pushed[] = []
  const given: string[] = []
  /** How the next messages are answered instead of well. */
  const troubles: (Refusal | 'silence')[] = []
  let expires_in = 3600

  const giveToken = async (response: ServerResponse, body: string) => {
    const form = new URLSearchParams(body)
    const isGrant = form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer'
    const { payload } = await jwtVerify(form.get('assertion') ?? '', own.publicKey, {
      issuer: account.client_email,
      audience: account.token_uri,
      algorithms: ['RS256'],
      currentDate: clock(),
    })
    const lasts = payload.exp! - payload.iat!
    if (!isGrant || lasts > 3600 || payload.scope !== 'https://www.googleapis.com/auth/firebase.messaging')
      throw new Error('Not a grant')
    const access_token = `token-${given.length + 1}`
    given.push(access_token)
    say(response, 200, { access_token, expires_in, token_type: 'Bearer' })
  }

  const take = (request: IncomingMessage, response: ServerResponse, body: string) => {
    if (request.headers.authorization !== `Bearer ${given.at(-1)}`)
      return say(response, 401, { error: { status: 'UNAUTHENTICATED' } })
    const trouble = troubles.shift()
    if (trouble === 'silence') return
    if (trouble) {
      const { status, errorCode } = trouble
      const details = [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }]
      return say(response, status, { error: { code: status, ...(errorCode && { details }) } })
    }
    sent.push(JSON.parse(body).message)
    return say(response, 200, { name: `projects/${account.project_id}/messages/${sent.length}` })
  }

  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      if (request.url === '/token')
        giveToken(response, body).catch(() => say(response, 400, { error: 'invalid_grant' }))
      else if (request.url === `/v1/projects/${account.project_id}/messages:send`)
        take(request, response, body)
      else say(response, 404, {})
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let clock = () => new Date()
  const account = {
    project_id: 'souk-test',
    client_email: 'shop@souk-test.example',
    private_key: own.privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
    token_uri: `${origin}/token`,
  }
  return {
    origin,
    account,
    sent,
    given,
    troubles,
    /** The time tokens are judged at. */
    at: (now: () => Date) => {
      clock = now
    },
    /** No token given so far is good any more. */
    revoke: () => given.push('revoked'),
    tokensLast: (seconds: number) => {
      expires_in = seconds
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const say = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
