/** Fewer promotions than this do not start over after the last one (docs/spec.md §4, §9). */
const LOOPS_ABOVE = 3

export const loops = (count: number): boolean => count > LOOPS_ABOVE

/** Whether nothing comes after this slide. */
export const isLastSlide = (index: number, count: number): boolean => !loops(count) && index >= count - 1

export const slideAfter = (index: number, count: number): number => (index + 1) % count
