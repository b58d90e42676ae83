import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** More stops than any page of the shop has: a walk that is longer goes in circles. */
const LONGEST = 250

/** What stands under the keyboard, and whether a person can see that it does. */
type Stop = { name: string; flaws: string[] }

/** The element with the focus, looked at as a person would: is there one, is it marked, is it in sight? */
export async function stop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return { name: 'nothing', flaws: ['nothing has the focus'] }
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60) ?? ''
    const name = `${element.localName}${element.id ? `#${element.id}` : ''} "${text}"`
    // Radio buttons and check boxes are drawn by their label.
    const drawn: HTMLElement = element.matches('input[type=radio], input[type=checkbox]')
      ? (element.closest('label') ?? element)
      : element
    const flaws: string[] = []
    // `rgb(181, 111, 0)` is an opaque mark: only the fourth number is its opacity.
    // The mark is on the element, on the frame it fills, or on the part of its label that stands for it.
    const frames = [drawn, drawn.parentElement, drawn.parentElement?.parentElement]
    const isMarked = [element, ...frames, ...drawn.children].some((part) => {
      if (!part) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part)
      return (
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 1 &&
        !/^rgba\(.*, 0\)$|\/ 0\)$/.test(outlineColor)
      )
    })
    if (!isMarked) flaws.push('no mark around it')
    const { left, top, right, bottom } = drawn.getBoundingClientRect()
    if (right - left < 1 || bottom - top < 1) flaws.push('it has no size')
    const inSight = [0.5, 0.1, 0.9].some((x) =>
      [0.5, 0.1, 0.9].some((y) => {
        const seen = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
        return seen !== null && (drawn.contains(seen) || (seen.contains(drawn) && seen.matches('label')))
      }),
    )
    if (!inSight)
      flaws.push(
        `it is covered or out of sight at ${Math.round(left)},${Math.round(top)}-${Math.round(right)},${Math.round(bottom)}`,
      )
    return { name, flaws }
  })
}

/** Presses a key until the focus stands on the target; every stop on the way has to be visible. */
export async function walkTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  // A dialog on its way would come over the page that the focus walks through.
  await expect(target).toBeVisible()
  const way: string[] = []
  for (let stops = 0; stops < LONGEST; stops++) {
    if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) return
    await page.keyboard.press(key)
    const { name, flaws } = await stop(page)
    expect(flaws, `the focus on ${name} after ${way.slice(-3).join(', ') || 'nothing'}`).toEqual([])
    way.push(name)
  }
  throw new Error(`${target} was not reached with ${key}:\n${way.slice(0, 60).join('\n')}`)
}

/** Presses a key where the focus is; it has to be somewhere. */
export async function press(page: Page, key: string): Promise<void> {
  expect(
    await page.evaluate(() => document.activeElement !== document.body),
    `something has the focus for ${key}`,
  ).toBe(true)
  await page.keyboard.press(key)
}
