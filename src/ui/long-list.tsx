import {
  type FunctionComponent,
  memo,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { whenIdle } from '#browser/idle.ts'
import { isReturning } from '#browser/scroll-restoration.ts'

/** `first` are those that are in sight at once. */
export type CardProps<Row> = { row: Row; first: boolean }

type Props<Row> = {
  rows: readonly Row[]
  /** Always the same function, so that a row which is there already is not drawn again for those that come behind it. */
  Card: FunctionComponent<CardProps<Row>>
  className: string
  label?: string
  busy: boolean
}

/**
 * Cards below each other. A customer who comes back to a thousand cards sees those around the old scroll position at
 * once; the others follow a few at a time, and until then boxes keep their height.
 */
export function LongList<Row extends { id: number }>({ rows, Card, label, busy, className }: Props<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const { from, to } = useDrawn(list, rows)
  return (
    <ul ref={list} className={className} aria-label={label} aria-busy={busy}>
      {rows.map((row, index) => (
        <Entry
          key={row.id}
          row={row}
          first={index < 2}
          height={index >= from && index < to ? undefined : asLeft.get(row)?.height}
          Card={Card as FunctionComponent<CardProps<unknown>>}
        />
      ))}
    </ul>
  )
}

type EntryProps = CardProps<unknown> & {
  Card: FunctionComponent<CardProps<unknown>>
  /** Of the box that stands for the card until it is drawn. */
  height: number | undefined
}

const Entry = memo(function Entry({ Card, height, ...card }: EntryProps) {
  return height === undefined ? (
    <li>
      <Card {...card} />
    </li>
  ) : (
    <li style={{ height }} />
  )
})

/** How high a row was when its list was left, and whether it was about in sight. */
const asLeft = new WeakMap<object, { height: number; isNear: boolean }>()

/** Lists no longer than this are drawn at once. */
const SHORT = 60
/** So many more at each end are drawn at a time, when the page has nothing else to do. */
const STEP = 6

type Span = { from: number; to: number }
const ALL: Span = { from: 0, to: Number.POSITIVE_INFINITY }

function useDrawn(list: RefObject<HTMLUListElement | null>, rows: readonly object[]): Span {
  const [span, setSpan] = useState(() => (isReturning() && rows.length > SHORT ? spanAsLeft(rows) : ALL))
  const shown = useRef(rows)
  useLayoutEffect(() => {
    shown.current = rows
  })
  useLayoutEffect(() => {
    const element = list.current
    return () => {
      if (element && shown.current.length > SHORT) remember(element, shown.current)
    }
  }, [list])
  useEffect(() => {
    if (span === ALL) return
    let isOver = false
    whenIdle(window, () => {
      if (isOver) return
      const { from, to } = span
      const isWhole = from === 0 && to >= shown.current.length
      setSpan(isWhole ? ALL : { from: Math.max(0, from - STEP), to: to + STEP })
    })
    return () => {
      isOver = true
    }
  }, [span])
  return span
}

function spanAsLeft(rows: readonly object[]): Span {
  const isNear = (row: object) => asLeft.get(row)?.isNear === true
  const from = rows.findIndex(isNear)
  return from < 0 ? ALL : { from, to: rows.findLastIndex(isNear) + 1 }
}

function remember(list: HTMLUListElement, rows: readonly object[]): void {
  const { clientHeight } = document.documentElement
  for (const [index, row] of rows.entries()) {
    const box = list.children[index]?.getBoundingClientRect()
    if (!box) return
    const isNear = box.bottom > -clientHeight && box.top < 2 * clientHeight
    asLeft.set(row, { height: box.height, isNear })
  }
}
