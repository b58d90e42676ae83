import { beforeEach, expect, it, vi } from 'vitest'
import { markTab } from '#browser/mark-tab.ts'

const icon = () => document.querySelector('link[rel=icon]')?.getAttribute('href')
const image = () => decodeURIComponent(icon() ?? '')

beforeEach(() => {
  document.head.innerHTML = '<title>Home · Souk</title><link rel="icon" href="/icon.svg">'
})

it('puts the order before the name of the page, and takes it away exactly', () => {
  const stop = markTab(document, { title: '12 min', step: 2 })
  expect(document.title).toBe('12 min · Home · Souk')
  stop()
  expect(document.title).toBe('Home · Souk')
  expect(icon()).toBe('/icon.svg')
})

it('stays before the name of the next page, and leaves that name behind', async () => {
  const stop = markTab(document, { title: '12 min', step: 2 })
  document.title = 'Search · Souk'
  await vi.waitFor(() => expect(document.title).toBe('12 min · Search · Souk'))
  stop()
  expect(document.title).toBe('Search · Souk')
})

it('leaves alone a name that the page has just taken', () => {
  const stop = markTab(document, { title: '12 min', step: 2 })
  document.title = 'Search · Souk'
  stop()
  expect(document.title).toBe('Search · Souk')
})

it('is taken up by the next mark without a trace', () => {
  markTab(document, { title: '12 min', step: 2 })()
  const stop = markTab(document, { title: '11 min', step: 3 })
  expect(document.title).toBe('11 min · Home · Souk')
  stop()
  expect([document.title, icon()]).toEqual(['Home · Souk', '/icon.svg'])
})

it('fills the ring of the icon with the order, and ticks it at the end', () => {
  for (const step of [1, 2, 3]) {
    const stop = markTab(document, { title: '', step })
    expect(image()).toContain(`stroke-dasharray="${step} 4"`)
    stop()
  }
  markTab(document, { title: '', step: 4 })
  expect(image()).toContain('M22 33l7 7 13-15')
})

it('keeps the icon of a page whose order left the steps, and marks a page without one by its name alone', () => {
  const stop = markTab(document, { title: 'Canceled', step: 0 })
  expect(icon()).toBe('/icon.svg')
  stop()
  document.head.innerHTML = '<title>Souk</title>'
  markTab(document, { title: '12 min', step: 2 })
  expect(document.title).toBe('12 min · Souk')
})
