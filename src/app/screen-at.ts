import { screens } from './routes.part.tsx'

// As wouter matches: in any case, with or without a slash at the end.
const routes = screens.map(([path, Screen]) => ({
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i'),
  Screen,
}))

/** The screen of an address and what its route names in it; undefined where the shop has none. */
export function screenAt(path: string) {
  for (const { pattern, Screen } of routes) {
    const found = pattern.exec(path)
    if (found) return { Screen, params: found.groups ?? {} }
  }
  return undefined
}
