import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { idToken, jwks } from '#tests/contract/support/issuer.ts'

/** Whom the issuer knows. */
type Identity = { sub: string; name: string; given_name?: string; email?: string; email_verified?: boolean }

export type IssuerServer = {
  /** Without a trailing slash; `iss` of its id tokens. */
  url: string
  /** Everybody who can be chosen on its page from now on. */
  knows: (...people: Identity[]) => void
  /** Every request for its page so far, as the query says it. */
  asked: Record<string, string>[]
  /** An id token of this person, as the page would make it. */
  tokenOf: (person: Identity, claims: object) => string
  close: () => Promise<void>
}

/** An OpenID Connect issuer with a page like that of Google or Apple: continue as a person, cancel, or fail. */
export async function startIssuer(now: () => Date): Promise<IssuerServer> {
  const asked: IssuerServer['asked'] = []
  let people: Identity[] = []
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const tokenOf: IssuerServer['tokenOf'] = ({ name: _, ...person }, claims) =>
    idToken(now(), { iss: url, ...person, ...claims })

  function answer({ url: path = '/' }: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(path, url)
    const query = Object.fromEntries(searchParams)
    if (pathname === '/keys') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(jwks))
      return
    }
    if (pathname === '/authorize') {
      asked.push(query)
      page(response, choices(searchParams))
    } else if (pathname === '/chosen') goBack(response, query)
    else response.writeHead(404).end()
  }

  const choices = (query: URLSearchParams) =>
    [...people.map(({ sub, name }) => [`Continue as ${name}`, { sub }] as const), ...endings]
      .map(([label, choice]) => {
        const to = new URLSearchParams([...query, ...Object.entries(choice)])
        return `<p><a href="/chosen?${escaped(String(to))}">${escaped(label)}</a></p>`
      })
      .join('')

  function goBack(response: ServerResponse, query: Record<string, string>): void {
    const { redirect_uri = '', state = '', nonce, client_id, response_mode, sub, error } = query
    const person = people.find((each) => each.sub === sub)
    const fields: Record<string, string> = person
      ? { state, id_token: tokenOf(person, { aud: client_id, nonce }) }
      : { state, error: error ?? 'server_error' }
    if (response_mode !== 'form_post') {
      response.writeHead(303, { location: `${redirect_uri}#${new URLSearchParams(fields)}` }).end()
      return
    }
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
    )
    page(
      response,
      `<form method="post" action="${escaped(redirect_uri)}">${inputs.join('')}<button>Continue</button></form>`,
    )
  }

  return {
    url,
    knows: (...known) => {
      people = [...people, ...known]
    },
    asked,
    tokenOf,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const endings = [
  ['Cancel', { error: 'access_denied' }],
  ['Fail', { error: 'server_error' }],
] as const

function page(response: ServerResponse, body: string): void {
  response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .end(`<!doctype html><html lang="en"><title>Issuer</title><h1>Issuer</h1>${body}</html>`)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
