import { readFileSync } from 'node:fs'

/** Finds the contract's name of a request: `('POST', '/api/v1/cart/add?x=1')` is `addToCart`. */
export type NameOperation = (method: string, url: string) => string | undefined

type Server = { url: string }
type PathItem = { servers?: Server[] } & Record<string, { operationId?: string } | undefined>
type Contract = { servers: Server[]; paths: Record<string, PathItem> }

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

/** The names of all operations of a bundled OpenAPI document. */
export const operationIdsOf = (file: URL | string): string[] =>
  Object.values(contractIn(file).paths).flatMap((item) =>
    METHODS.flatMap((method) => item[method]?.operationId ?? []),
  )

/** The method of each operation of a bundled OpenAPI document, in small letters. */
export const methodsOf = (file: URL | string): Map<string, string> =>
  new Map(
    Object.values(contractIn(file).paths).flatMap((item) =>
      METHODS.flatMap((method): [string, string][] => {
        const operationId = item[method]?.operationId
        return operationId ? [[operationId, method]] : []
      }),
    ),
  )

const contractIn = (file: URL | string) => JSON.parse(readFileSync(file, 'utf8')) as Contract

/** Reads the operations of a bundled OpenAPI document by method and path. */
export function operationsOf(file: URL | string): NameOperation {
  const { servers, paths } = contractIn(file)
  const operations = Object.entries(paths)
    .flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operationId = item[method]?.operationId
        const [server] = item.servers ?? servers
        return operationId ? [{ method, operationId, pattern: patternOf(server?.url ?? '', path) }] : []
      }),
    )
    .sort((a, b) => a.pattern.parameters - b.pattern.parameters)
  return (method, url) => {
    const path = url.split('?')[0]!
    return operations.find(
      (operation) => operation.method === method.toLowerCase() && operation.pattern.matches(path),
    )?.operationId
  }
}

/** `/orders/{id}` matches one segment where the braces are; a path with fewer of them wins. */
function patternOf(prefix: string, path: string) {
  const segments = `${prefix.replace(/\/$/, '')}${path}`.split('/')
  return {
    parameters: segments.filter((segment) => segment.startsWith('{')).length,
    matches: (actual: string) => {
      const parts = actual.split('/')
      return (
        parts.length === segments.length &&
        segments.every((segment, index) => segment.startsWith('{') || segment === parts[index])
      )
    },
  }
}
