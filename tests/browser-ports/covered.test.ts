import { afterEach, expect, it, vi } from 'vitest'
import { watchCovered } from '#browser/covered.ts'

const add = (html: string): Element => {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild!
}
/** Mutations are reported in a microtask. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

const stops: (() => void)[] = []
const watch = () => {
  const tell = vi.fn()
  const stop = watchCovered(document, '#own', tell)
  stops.push(stop)
  return { tell, stop }
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
})

it('a page with nothing over it is free, and says so at once', () => {
  expect(watch().tell.mock.calls).toEqual([[false]])
})

it.each(['<div role="dialog"></div>', '<div role="alertdialog"></div>', '<dialog open></dialog>'])(
  '%s covers the page until it is gone, and each change is told once',
  async (html) => {
    const { tell } = watch()
    const dialog = add(html)
    await settled()
    add('<p>More</p>')
    await settled()
    expect(tell.mock.calls).toEqual([[false], [true]])
    dialog.remove()
    await settled()
    expect(tell.mock.calls).toEqual([[false], [true], [false]])
  },
)

it('a native dialog covers the page when it opens', async () => {
  const dialog = add('<dialog></dialog>')
  const { tell } = watch()
  dialog.setAttribute('open', '')
  await settled()
  expect(tell.mock.calls).toEqual([[false], [true]])
})

it('the own dialog covers nothing, and another one beside it does', async () => {
  add('<div role="dialog"><div id="own"></div></div>')
  const { tell } = watch()
  expect(tell.mock.calls).toEqual([[false]])
  add('<div role="dialog"></div>')
  await settled()
  expect(tell.mock.calls).toEqual([[false], [true]])
})

it.each(['<input>', '<textarea></textarea>', '<select></select>'])(
  'the page is covered while %s has the focus',
  (html) => {
    const field = add(html) as HTMLElement
    const { tell } = watch()
    field.focus()
    field.blur()
    expect(tell.mock.calls).toEqual([[false], [true], [false]])
  },
)

it('a button with the focus covers nothing', () => {
  const button = add('<button>Buy</button>') as HTMLElement
  const { tell } = watch()
  button.focus()
  expect(tell.mock.calls).toEqual([[false]])
})

it('nothing is told once the watch has stopped', async () => {
  const { tell, stop } = watch()
  stop()
  add('<div role="dialog"></div>')
  ;(add('<input>') as HTMLElement).focus()
  await settled()
  expect(tell.mock.calls).toEqual([[false]])
})
