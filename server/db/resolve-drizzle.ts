/**
 * Node parses the description of a package for each import of the package and inside it. The description of drizzle-orm has
 * 180 KB, and parsing it took half of the start of the server. An entry imports this file first, and the database by `import()`.
 */
import { registerHooks } from 'node:module'

const PACKAGE = 'drizzle-orm'
const inside = `/node_modules/${PACKAGE}/`
const isModule = (file: string) => file.endsWith('.js')

type Resolve = NonNullable<Parameters<typeof registerHooks>[0]['resolve']>
const found = new Map<string, ReturnType<Resolve>>()

const resolve: Resolve = (specifier, context, next) => {
  const { parentURL = '' } = context
  if (specifier.startsWith('.') && parentURL.includes(inside) && isModule(parentURL) && isModule(specifier))
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return next(specifier, context)
  const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
  found.set(specifier, known)
  return known
}

registerHooks({ resolve })
