import { type RefObject, useEffect, useState } from 'react'

/** The id of the element that holds a section of the menu. */
export const sectionId = (id: number) => `menu-${id}`

const elementOf = (id: number) => document.getElementById(sectionId(id))

/**
 * The section that is being read: the first one in the upper part of what the sticky bar leaves of the screen. Where that
 * part is between two sections it is the one above, and above all of them the first.
 */
export function useSectionInSight(
  ids: readonly number[],
  bar: RefObject<HTMLElement | null>,
): number | undefined {
  const [current, setCurrent] = useState<number>()
  // The ids as one value: a new array of the same ids observes nothing new.
  const key = ids.join()
  useEffect(() => {
    if (!bar.current || !key) return
    const order = key.split(',').map(Number)
    const inSight = new Set<number>()
    const edge = Math.round(
      (Number.parseFloat(getComputedStyle(bar.current).top) || 0) + bar.current.offsetHeight,
    )
    const isPassed = (id: number) => (elementOf(id)?.getBoundingClientRect().top ?? Infinity) <= edge
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = Number(target.id.replace(/\D+/, ''))
          if (isIntersecting) inSight.add(id)
          else inSight.delete(id)
        }
        setCurrent(order.find((id) => inSight.has(id)) ?? order.findLast(isPassed))
      },
      { rootMargin: `-${edge}px 0px -60% 0px` },
    )
    for (const id of order) {
      const section = elementOf(id)
      if (section) watch.observe(section)
    }
    return () => watch.disconnect()
  }, [key, bar])
  return current !== undefined && ids.includes(current) ? current : ids[0]
}
