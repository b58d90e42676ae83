import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardLeaving, releasePage } from '#browser/guard-leaving.ts'

const HELD = '/profile?page=profile-settings'

const tell = vi.fn()
const routed = vi.fn()
let stop = () => {}

/** The shop's router, which is there before the form. */
beforeEach(() => {
  window.history.replaceState(null, '', HELD)
  window.addEventListener('popstate', routed)
  stop = guardLeaving(window, tell)
})

afterEach(() => {
  stop()
  window.removeEventListener('popstate', routed)
  document.body.replaceChildren()
  Reflect.deleteProperty(window, 'navigation')
  vi.restoreAllMocks()
  tell.mockClear()
  routed.mockClear()
})

/** Whether the press reaches the link. */
const press = (html: string, how: MouseEventInit = {}) => {
  const reached = vi.fn((event: Event) => event.preventDefault())
  document.body.innerHTML = html
  const link = document.querySelector('[data-pressed]')!
  link.addEventListener('click', reached)
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  return reached.mock.calls.length > 0
}
/** The browser moves in its history, to this address. */
const move = (to: string) => {
  window.history.replaceState(null, '', to)
  window.dispatchEvent(new PopStateEvent('popstate'))
}
const numbered = (index: number) =>
  Object.defineProperty(window, 'navigation', { value: { currentEntry: { index } }, configurable: true })

describe('a page that is held', () => {
  it('a link of the shop only tells where it leads', () => {
    expect(press('<a href="/home?a=1#b"><b data-pressed>Home</b></a>')).toBe(false)
    expect(tell.mock.calls).toEqual([[{ type: 'link', to: '/home?a=1' }]])
  })

  it.each<[string, string, MouseEventInit?]>([
    ['leads to the same page', `<a data-pressed href="${HELD}#form">Form</a>`],
    ['opens another tab', '<a data-pressed href="/home" target="_blank">Home</a>'],
    ['saves a file', '<a data-pressed href="/home" download>Home</a>'],
    [
      'leads out of the shop, where the browser asks',
      '<a data-pressed href="https://example.com/home">Out</a>',
    ],
    ['is pressed with the control key', '<a data-pressed href="/home">Home</a>', { ctrlKey: true }],
    ['is pressed with the command key', '<a data-pressed href="/home">Home</a>', { metaKey: true }],
    ['is pressed with the shift key', '<a data-pressed href="/home">Home</a>', { shiftKey: true }],
    ['is pressed with the alt key', '<a data-pressed href="/home">Home</a>', { altKey: true }],
    ['is pressed with the middle button', '<a data-pressed href="/home">Home</a>', { button: 1 }],
    ['is none', '<button data-pressed>Save</button>'],
  ])('a link that %s passes', (_, html, how) => {
    expect(press(html, how)).toBe(true)
    expect(tell).not.toHaveBeenCalled()
  })

  it('the back button tells its way, and the page comes back before the shop notices', () => {
    const went = vi.spyOn(window.history, 'go').mockImplementation(() => {})
    move('/home')
    expect(tell.mock.calls).toEqual([[{ type: 'history', by: -1 }]])
    expect(went.mock.calls).toEqual([[1]])
    move(HELD)
    expect(routed).not.toHaveBeenCalled()
    expect(tell).toHaveBeenCalledTimes(1)
  })

  it('a numbered history tells how far the customer went, forward, too', () => {
    const went = vi.spyOn(window.history, 'go').mockImplementation(() => {})
    numbered(4)
    // An overlay opens, and the guard notes its entry.
    window.dispatchEvent(new Event('pushState'))
    numbered(6)
    move('/home')
    expect(tell.mock.calls).toEqual([[{ type: 'history', by: 2 }]])
    expect(went.mock.calls).toEqual([[-2]])
  })

  it('an overlay of the page closes by the back button', () => {
    move(HELD)
    expect(routed).toHaveBeenCalledTimes(1)
    expect(tell).not.toHaveBeenCalled()
  })

  it('the browser asks before it closes the tab', () => {
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
  })
})

describe.each([
  ['that is released', releasePage],
  ['whose form is saved', () => stop()],
])('a page %s', (_, free) => {
  it('lets every way pass', () => {
    free()
    expect(press('<a data-pressed href="/home">Home</a>')).toBe(true)
    move('/home')
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(false)
    expect(routed).toHaveBeenCalledTimes(1)
    expect(tell).not.toHaveBeenCalled()
  })
})
