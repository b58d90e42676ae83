import '#theme/late.css'
import { useEffect, useRef } from 'react'
import { css, cx } from '#styled/css/index.js'
import { tabs } from '#styled/recipes/index.js'

export type MenuTab = {
  key: number
  label: string
  /** Works without scripts too: a section of this page, or the same page with one category. */
  href: string
  onPress: () => void
}

type Props = { label: string; entries: readonly MenuTab[]; current: number | undefined; className?: string }

/** Links to the parts of a menu; the row keeps the current one in sight. */
export function MenuTabs({ label, entries, current, className }: Props) {
  const styles = tabs()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (current === undefined) return
    // Not scrollIntoView: it would also move the page.
    const tab = row.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    const list = row.current?.getBoundingClientRect()
    if (!tab || !list) return
    row.current?.scrollBy?.({
      left: tab.left + tab.width / 2 - (list.left + list.width / 2),
      behavior: 'smooth',
    })
  }, [current])
  return (
    <nav ref={row} aria-label={label} className={cx(styles.list, track, className)}>
      {entries.map(({ key, label: name, href, onPress }) => (
        <a
          key={key}
          href={href}
          className={cx(styles.trigger, tab)}
          data-selected={key === current || undefined}
          aria-current={key === current || undefined}
          onClick={(event) => {
            event.preventDefault()
            onPress()
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

const track = css({ overscrollBehaviorX: 'contain' })
const tab = css({ whiteSpace: 'nowrap' })
