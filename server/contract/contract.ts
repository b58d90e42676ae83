import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Principal } from '#server/identity/principal.ts'
import { createHeldBytes } from '#server/limits/held-bytes.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import { methodNotAllowed, notFound } from '#server/refusals/no-such-route.ts'
import { networkOf } from '#server/rules/network-of.ts'
import { localeOf } from '#server/rules/text.ts'
import { answerError } from './answer-error.ts'
import { type Authenticate, callerOf } from './caller.ts'
import { type Document, operationsOf, type Served } from './document.ts'
import type { Context, Handlers } from './handlers.ts'
import { type KeepReplies, makeAnew } from './kept-replies.ts'
import { once } from './once.ts'
import { scopeOf } from './place.ts'
import { readBodies } from './read-bodies.ts'
import { readForm, takeForms, takeFormsToo } from './read-form.ts'
import { chosen, routesOf } from './routes.ts'
import { isTelling, keyOf, publicReply, sendPrivate, sendPublic } from './send-json.ts'
import { validationOf } from './validation.ts'

export type ContractOptions<Services> = {
  handlers: Handlers<Services>
  services: Services
  authenticate: Authenticate
  /** ISO 3166: whose phone numbers are written without a country code. */
  country: string
  /** Holds every reply and refusal against the contract before it is sent; on in tests. */
  checkReplies?: boolean
  /** The cache of public replies; without it every request makes its reply. */
  keep?: KeepReplies
  document?: Document
  aliases?: Record<string, readonly string[]>
}

/** Bytes of all forms in memory: thirty people of one address with a picture of 1 MB each at the same moment. */
const MOST_HELD = 32 * 2 ** 20

type AnyHandler<Services> = (
  input: { path: unknown; query: unknown; body: unknown },
  context: Context<Services>,
) => Promise<unknown>

/**
 * The contract as a Fastify plugin: every operation of the document is a route that checks the caller, the input and
 * the place before its handler runs, and answers every failure in one shape.
 */
export const contract = <Services>({
  handlers,
  services,
  authenticate,
  country,
  checkReplies = false,
  keep = makeAnew,
  document = theContract(),
  aliases = read('aliases.json'),
}: ContractOptions<Services>) => {
  const validation = validationOf(document, country)
  const held = createHeldBytes(MOST_HELD)

  const who = (operation: Served, request: FastifyRequest) => callerOf(operation, request, authenticate)

  const handle = async (operation: Served, request: FastifyRequest) => {
    const customer = operation.caller === 'customer' ? await who(operation, request) : undefined
    const form = formIn(operation, request)
    if (!form) return call(operation, request, customer)
    const { fields, release } = await readForm(request, form, {
      held,
      network: networkOf(request.ip),
      // What a guest sends says whose it is inside.
      beforeFiles: async (texts) => {
        request.body = texts
        await who(operation, request)
      },
    })
    request.body = fields
    return call(operation, request, customer).finally(release)
  }

  const call = async (operation: Served, request: FastifyRequest, customer: Principal | undefined) => {
    const handler = handlers[operation.id as keyof typeof handlers] as unknown as AnyHandler<Services>
    const principal = customer ?? (await who(operation, request))
    const headers = validation.parameters(operation, 'header', headersOf(operation, request))
    const input = {
      path: validation.parameters(operation, 'path', request.params as Record<string, unknown>),
      query: validation.parameters(operation, 'query', request.query as Record<string, unknown>),
      body: validation.body(operation, request.body, formIn(operation, request) !== undefined),
    }
    const handle = checkReplies ? declared(operation, handler) : handler
    return handle(input, {
      ...scopeOf(headers, operation.needs),
      principal,
      locale: localeOf(headers['X-localization'] as string | undefined),
      idempotency_key: headers['Idempotency-Key'] as string | undefined,
      diet: headers['X-diet'] as string | undefined,
      request_id: request.id,
      network: networkOf(request.ip),
      log: request.log,
      services,
    })
  }

  const textOf = (operation: Served, result: unknown) => {
    const text = JSON.stringify(result)
    if (checkReplies) refuseUnlessNone(validation.reply(operation, JSON.parse(text)))
    return text
  }

  const answer = async (operation: Served, request: FastifyRequest, reply: FastifyReply) => {
    if (isPublic(operation) && !isTelling(operation, request)) {
      const make = async () => publicReply(textOf(operation, await handle(operation, request)))
      return sendPublic(operation, request, reply, await keep(keyOf(operation, request), make))
    }
    const result = await handle(operation, request)
    reply.status(operation.reply.status)
    if (result instanceof Readable && operation.reply.type === 'application/json' && checkReplies)
      return sendPrivate(reply, textOf(operation, await json(result)))
    if (result instanceof Readable)
      return reply.type(operation.reply.type).header('cache-control', 'no-store').send(result)
    return sendPrivate(reply, textOf(operation, result))
  }

  const declared =
    (operation: Served, handler: AnyHandler<Services>): AnyHandler<Services> =>
    async (input, context) => {
      try {
        return await handler(input, context)
      } catch (error) {
        if (error instanceof ApiError) refuseUnlessNone(undeclared(operation, error))
        throw error
      }
    }

  const answerChecked = async (operation: Served, request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await answer(operation, request, reply)
    } catch (error) {
      if (error instanceof ApiError && !operation.statuses.has(error.status))
        refuseUnlessNone([`${operation.id} does not declare ${error.message}`])
      throw error
    }
  }

  const routes = routesOf(operationsOf(document, aliases))

  const serve = (app: FastifyInstance, bodies: Bodies) => {
    for (const [url, byMethod] of routes)
      for (const [method, route] of byMethod) {
        if (bodiesOf(route[0]) !== bodies) continue
        const streams = route[0].reply.type !== 'application/json'
        app.route({
          url,
          method,
          config: { operation: route[0].id, rate: route[0].rate },
          // A stream is passed on as it comes: no compression that would hold it back, and no HEAD that never ends.
          ...(streams ? { compress: false, exposeHeadRoute: false } : {}),
          ...(checkReplies && {
            onSend: async (request, reply) => refuseUnlessNone(lacking(chosen(route, request), reply)),
          }),
          handler: (request, reply) =>
            (checkReplies ? answerChecked : answer)(chosen(route, request), request, reply),
        })
      }
  }

  return async (app: FastifyInstance) => {
    app.setErrorHandler(answerError)
    app.addHttpMethod('PROPFIND')
    readBodies(app)
    await app.register(async (forms) => {
      await takeForms(forms)
      serve(forms, 'forms')
    })
    await app.register(async (both) => {
      await takeFormsToo(both)
      serve(both, 'both')
    })
    serve(app, 'JSON')
    for (const [url, byMethod] of routes) {
      const reads = byMethod.get('GET')?.[0].reply.type === 'application/json'
      methodNotAllowed(app, url, [...byMethod.keys(), ...(reads ? ['HEAD'] : [])])
    }
    notFound(app, document.servers?.[0]?.url ?? '')
  }
}

const isPublic = (operation: Served): operation is Served & { cache: number } => operation.cache !== undefined

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../openapi/${name}`, import.meta.url), 'utf8'))

const theContract = once((): Document => read('generated/storefront.json'))

/** Names as the document spells them; clients without a value write `null` or `undefined`. */
const headersOf = ({ parameters }: Served, { headers }: FastifyRequest) =>
  Object.fromEntries(
    Object.keys(parameters.header.properties)
      .map((name) => [name, headers[name.toLowerCase()]])
      .filter(([, value]) => value !== 'null' && value !== 'undefined'),
  )

/** Body formats that an operation reads. */
type Bodies = 'JSON' | 'forms' | 'both'

const bodiesOf = ({ body }: Served): Bodies => (!body?.form ? 'JSON' : body.json ? 'both' : 'forms')

/** The shape of the form in a request; an operation that takes only forms reads every body as a form. */
const formIn = ({ body }: Served, request: FastifyRequest) =>
  body?.form && (!body.json || request.isMultipart()) ? body.form : undefined

/** The refusals of a handler by status and code; who calls, and in what form, is checked before it and by status. */
const undeclared = ({ id, refusals }: Served, { status, refusals: thrown }: ApiError): string[] =>
  thrown
    .map(({ code }) => `${status} ${code}`)
    .filter((refusal) => !refusals.has(refusal))
    .map((refusal) => `${id} does not declare ${refusal}`)

/** Headers the document promises with this status. */
const lacking = ({ id, headers }: Served, reply: FastifyReply): string[] =>
  (headers.get(reply.statusCode) ?? [])
    .filter((name) => !reply.hasHeader(name))
    .map((name) => `${id} answers ${reply.statusCode} without ${name}`)

const refuseUnlessNone = (problems: string[]) => {
  const message = problems.join('; ')
  if (message) throw new ApiError(500, { code: 'contract', message: { en: message, ar: message } })
}
