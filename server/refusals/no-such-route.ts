import type { FastifyInstance, HTTPMethods } from 'fastify'
import { ApiError } from './api-error.ts'

/** `PROPFIND` represents the WebDAV methods, which some tools send to any server. */
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'QUERY',
  'PROPFIND',
] as const satisfies HTTPMethods[]

/** A path of the contract asked with a method it does not declare: 405, and `Allow` says which it does. */
export const methodNotAllowed = (app: FastifyInstance, url: string, allowed: readonly string[]) => {
  const refusal = new ApiError(
    405,
    {
      code: 'method',
      message: { en: 'This is not possible here.', ar: 'هذا الإجراء غير متاح هنا.' },
    },
    { allow: allowed.join(', ') },
  )
  refuseAll(
    app,
    url,
    refusal,
    methods.filter((method) => !allowed.includes(method)),
  )
}

/** Any other path below the contract's. */
export const notFound = (app: FastifyInstance, base: string) => {
  const refusal = new ApiError(404, {
    code: 'not_found',
    message: { en: 'Not found.', ar: 'غير موجود.' },
  })
  refuseAll(app, `${base}/*`, refusal, methods)
}

/** Refused before the body is read, and after the call was counted. */
const refuseAll = (app: FastifyInstance, url: string, refusal: ApiError, method: readonly HTTPMethods[]) => {
  const refuse = async () => {
    throw refusal
  }
  if (method.length > 0) app.route({ url, method: [...method], preParsing: refuse, handler: refuse })
}
