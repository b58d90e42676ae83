import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreScroll } from '#browser/scroll-restoration.ts'

/** A window of one page whose height, place and frames the test holds in its hand. */
const createPage = () => {
  const page = new EventTarget() as EventTarget & Record<string, unknown>
  const frames = new Map<number, FrameRequestCallback>()
  let handle = 0
  const session = new Map<string, string>()
  const entries = [{ url: '/home', state: null as unknown }]
  let index = 0
  let longest = 5000
  const place = () => new URL(entries[index]!.url, 'http://souk.test')
  const history = {
    scrollRestoration: 'auto',
    get state() {
      return entries[index]!.state
    },
  }
  Object.assign(page, {
    scrollY: 0,
    history,
    location: {
      get pathname() {
        return place().pathname
      },
      get search() {
        return place().search
      },
    },
    performance: { now: () => 0 },
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    },
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      frames.set(++handle, callback)
      return handle
    },
    cancelAnimationFrame: (asked: number) => frames.delete(asked),
    scrollTo: ({ top }: { top: number }) => {
      page.scrollY = Math.min(top, longest)
    },
  })
  vi.spyOn(History.prototype, 'replaceState').mockImplementation((state) => {
    entries[index]!.state = state
  })
  return {
    window: page as unknown as Window,
    scroll: (top: number) => {
      page.scrollY = top
    },
    place: () => page.scrollY,
    height: (pixels: number) => {
      longest = pixels
    },
    draw() {
      const due = [...frames.values()]
      frames.clear()
      for (const callback of due) callback(0)
    },
    push(url: string, state: unknown = null) {
      entries.splice(++index, Infinity, { url, state })
      page.dispatchEvent(new Event('pushState'))
    },
    back() {
      index--
      page.dispatchEvent(new Event('popstate'))
    },
  }
}

let page: ReturnType<typeof createPage>
let stop: () => void

beforeEach(() => {
  page = createPage()
  stop = restoreScroll(page.window)
  page.draw()
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

describe('scroll', () => {
  it('starts a new page at its top and returns to the old place on the way back', () => {
    page.scroll(1200)
    page.push('/store/4')
    page.draw()
    expect(page.place()).toBe(0)
    page.scroll(300)
    page.back()
    page.draw()
    expect(page.place()).toBe(1200)
  })

  it('waits for a page that is still growing', () => {
    page.scroll(1200)
    page.push('/store/4')
    page.draw()
    page.height(400)
    page.back()
    page.draw()
    expect(page.place()).toBe(400)
    page.height(5000)
    page.draw()
    expect(page.place()).toBe(1200)
  })

  it('lets a customer who moves by themselves go where they want', () => {
    page.scroll(1200)
    page.push('/store/4')
    page.draw()
    page.height(400)
    page.back()
    page.draw()
    page.window.dispatchEvent(new Event('wheel'))
    page.height(5000)
    page.scroll(500)
    page.draw()
    expect(page.place()).toBe(500)
  })

  it('is not moved by an overlay, which is an entry of the same address', () => {
    page.scroll(700)
    page.push('/home', { overlay: { name: 'cart' } })
    page.draw()
    expect(page.place()).toBe(700)
    page.back()
    page.draw()
    expect(page.place()).toBe(700)
  })

  it('keeps two places for one address visited twice', () => {
    page.scroll(900)
    page.push('/store/4')
    page.draw()
    page.push('/home')
    page.draw()
    page.scroll(100)
    page.push('/store/5')
    page.draw()
    page.back()
    page.draw()
    expect(page.place()).toBe(100)
    page.back()
    page.back()
    page.draw()
    expect(page.place()).toBe(900)
  })
})
