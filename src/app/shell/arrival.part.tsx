import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { followHeading } from '#browser/heading.ts'
import { useConfig } from '#src/core/config.ts'
import { LiveRegion } from '#ui/live-region.tsx'

/**
 * What a browser does when a page is loaded: the tab is named after the page, those who listen hear the name, and the
 * keyboard starts at the page when what had the focus went with the last one.
 */
export function Arrival() {
  const { business_name } = useConfig()
  const address = `${useLocation()[0]}?${useSearch()}`
  const last = useRef(address)
  const [hasMoved, setMoved] = useState(false)
  const [heading, setHeading] = useState('')

  useEffect(() => followHeading(document, setHeading), [])

  useEffect(() => {
    document.title = heading ? `${heading} · ${business_name}` : business_name
  }, [heading, business_name])

  useEffect(() => {
    if (last.current === address) return
    last.current = address
    setMoved(true)
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
  }, [address])

  return <LiveRegion>{hasMoved && heading}</LiveRegion>
}
