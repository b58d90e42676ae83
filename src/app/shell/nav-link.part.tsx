import type { ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { css, cx } from '#styled/css/index.js'

/** A link of the header or the drawer that knows when its page is on show. */
export function NavLink({
  to,
  children,
  className,
}: {
  to: string
  children: ReactNode
  className?: string
}) {
  const here = `${useLocation()[0]}?${useSearch()}`
  return (
    <Link
      href={to}
      className={cx(navLook, className)}
      aria-current={pageOf(to) === pageOf(here) ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}

/** What makes an address another page: the path, the page of the profile, and whether /home lists what was looked for. */
const pageOf = (address: string): string => {
  const [path, search] = address.split('?')
  const query = new URLSearchParams(search)
  return [path, query.get('page'), query.has('data_type')].join()
}

/** Also of what opens something in its place. */
export const navLook = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  px: '3',
  textStyle: 'bodyStrong',
  color: 'fg.muted',
  borderRadius: 'sm',
  transitionProperty: '[color, background-color]',
  transitionDuration: 'press',
  _hover: { color: 'fg.default', bg: 'bg.hover' },
  _currentPage: { color: 'accent.text', _highContrast: { textDecorationLine: 'underline' } },
  '& svg': { width: '5', height: '5', flexShrink: '0' },
})
