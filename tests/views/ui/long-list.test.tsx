import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restoreScroll } from '#browser/scroll-restoration.ts'
import { renderIn } from '#tests/support/render-in.tsx'
import { type CardProps, LongList } from '#ui/long-list.tsx'

type Row = { id: number }
const HEIGHT = 100
const SCREEN = 500

const rows = (many: number): Row[] => Array.from({ length: many }, (_, at) => ({ id: at + 1 }))
const Card = ({ row }: CardProps<Row>) => <article>{row.id}</article>
const list = (of: readonly Row[]) => <LongList rows={of} Card={Card} className="" busy={false} />

const drawn = () => screen.queryAllByRole('article').map(({ textContent }) => Number(textContent))
const boxes = () => screen.getAllByRole('listitem').filter(({ childElementCount }) => childElementCount === 0)

let idle: (() => void)[]
let stop: () => void
/** How far the page is scrolled. */
let top: number

beforeEach(() => {
  idle = []
  top = 0
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(SCREEN)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this) * HEIGHT - top
    return { top: at, bottom: at + HEIGHT, height: HEIGHT } as DOMRect
  })
  stop = restoreScroll(window)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let pages = 0
/** Does what a browser does when the customer goes back to another page. */
function goBack() {
  window.history.replaceState(null, '', `/came-back-to-${pages++}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

async function leaveAndReturn(known: readonly Row[]) {
  const { unmount } = await renderIn('en', list(known))
  top = 4000
  unmount()
  goBack()
  return renderIn('en', list(known))
}

const whenIdle = () => act(() => idle.splice(0).forEach((run) => void run()))

it('a long list draws all its rows when the customer comes for the first time', async () => {
  await renderIn('en', list(rows(100)))
  expect(drawn()).toHaveLength(100)
})

it('draws what was about in sight first on the way back, in a list as long as it was', async () => {
  await leaveAndReturn(rows(100))
  // The screen's five rows from the 41st on, and as much as a screen above and below them.
  expect(drawn()).toEqual(Array.from({ length: 15 }, (_, at) => 36 + at))
  expect(boxes()).toHaveLength(85)
  for (const box of boxes()) expect(box.style.height).toBe('100px')
})

it('draws the rest a few at a time, until all are there', async () => {
  await leaveAndReturn(rows(100))
  whenIdle()
  expect(drawn()).toHaveLength(27)
  for (let step = 0; step < 20; step++) whenIdle()
  expect(drawn()).toEqual(rows(100).map(({ id }) => id))
  expect(boxes()).toEqual([])
})

it('draws a short list at once', async () => {
  await leaveAndReturn(rows(20))
  expect(drawn()).toHaveLength(20)
})

it('draws what has come behind since', async () => {
  const known = rows(100)
  const { rerender } = await leaveAndReturn(known)
  rerender(list([...known, { id: 101 }]))
  expect(drawn().at(-1)).toBe(101)
})
