import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onIntent, savesData } from '#browser/intent.ts'

const followed: string[] = []
onIntent(document, 'a[href]', (link) => followed.push(link.id))

beforeEach(() => {
  vi.useFakeTimers()
  followed.length = 0
  document.body.innerHTML = '<a id="one" href="/one"><b>one</b></a><a id="two" href="/two"></a><p>text</p>'
})
afterEach(() => void vi.useRealTimers())

const on = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

it('the listener hears of a link that a pointer rests on, also on an element inside the link', () => {
  on('b', 'pointerover')
  vi.advanceTimersByTime(79)
  expect(followed).toEqual([])
  vi.advanceTimersByTime(1)
  expect(followed).toEqual(['one'])
})

it('hears nothing of what a pointer only passes', () => {
  on('#one', 'pointerover')
  vi.advanceTimersByTime(79)
  on('p', 'pointerover')
  vi.advanceTimersByTime(1_000)
  expect(followed).toEqual([])
})

it('hears of the last of two links passed', () => {
  on('#one', 'pointerover')
  vi.advanceTimersByTime(40)
  on('#two', 'pointerover')
  vi.advanceTimersByTime(80)
  expect(followed).toEqual(['two'])
})

it('hears at once of a link that is pressed, or come to by keyboard', () => {
  on('#one', 'pointerdown')
  on('#two', 'focusin')
  on('p', 'pointerdown')
  expect(followed).toEqual(['one', 'two'])
})

it('knows who saves data, where the browser tells', () => {
  expect(savesData({ connection: { saveData: true } })).toBe(true)
  expect([
    savesData({ connection: { saveData: false } }),
    savesData({ connection: {} }),
    savesData({}),
  ]).toEqual([false, false, false])
})
