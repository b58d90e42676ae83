import { beforeEach, expect, it, vi } from 'vitest'
import { __vitePreload as importWithStyles } from '#browser/import-with-styles.ts'

let links: HTMLLinkElement[]
const chunk = { Screen: 'the screen' }

beforeEach(() => {
  links = []
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    links.push(link as HTMLLinkElement)
  })
})

it('fetches a chunk and its styles at once, and has it when both are there', async () => {
  const load = vi.fn(async () => chunk)
  const arrived = vi.fn()
  const arriving = importWithStyles(load, ['assets/one.css']).then(arrived)
  expect(load).toHaveBeenCalled()
  const [link] = links
  expect(link?.getAttribute('href')).toBe('/assets/one.css')
  await Promise.resolve()
  expect(arrived).not.toHaveBeenCalled()
  link?.dispatchEvent(new Event('load'))
  await arriving
  expect(arrived).toHaveBeenCalledWith(chunk)
})

it('fetches the same styles once', async () => {
  const both = [
    importWithStyles(async () => chunk, ['assets/two.css']),
    importWithStyles(async () => chunk, ['assets/two.css']),
  ]
  expect(links).toHaveLength(1)
  links[0]?.dispatchEvent(new Event('load'))
  expect(await Promise.all(both)).toEqual([chunk, chunk])
})

it('says that styles are lost, and asks for them again the next time', async () => {
  const lost = importWithStyles(async () => chunk, ['assets/three.css'])
  links[0]?.dispatchEvent(new Event('error'))
  await expect(lost).rejects.toThrow('assets/three.css')
  const again = importWithStyles(async () => chunk, ['assets/three.css'])
  expect(links).toHaveLength(2)
  links[1]?.dispatchEvent(new Event('load'))
  expect(await again).toBe(chunk)
})
