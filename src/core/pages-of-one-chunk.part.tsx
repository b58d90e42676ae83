import type { ComponentType } from 'react'
import { useLocation } from 'wouter'
import type { ReadAhead } from '#src/navigation/read-ahead.ts'

type Page = ComponentType & { readAhead: ReadAhead }

/** One screen for several pages, by their path: every chunk costs the first load its name. */
export function pagesOfOneChunk(pageAt: (path: string) => Page): Page {
  function Screen() {
    const [path] = useLocation()
    const Page = pageAt(path)
    return <Page />
  }
  const readAhead: ReadAhead = (shop, address) => pageAt(address.path).readAhead(shop, address)
  return Object.assign(Screen, { readAhead })
}
