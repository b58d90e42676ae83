// Hand-written: fastest-levenshtein neither measures to a prefix nor counts a swap as one change.

/**
 * How many letters have to be added, removed, changed or swapped with their neighbour to make `typed` a prefix of
 * `word`. The missing end of an unfinished word does not count as a mistake. The asserted indices stay in the rows, which are
 * filled from the left.
 */
export function distanceToBeginning(typed: string, word: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: word.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1]
      next[column] = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (row > 1 && column > 1 && swapped)
        next[column] = Math.min(next[column]!, beforeLast[column - 2]! + 1)
    }
    ;[beforeLast, last] = [last, next]
  }
  return Math.min(...last)
}

/**
 * Letters to add, leave out, change or swap with their neighbour to make `b` of `a` (optimal string alignment), if they are
 * at most `most`; `undefined` otherwise. Looks only at the cells near the diagonal, and stops where all of them are more.
 */
export function slipsWithin(most: number, a: string, b: string): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= a.length; row++) {
    const from = Math.max(1, row - most)
    const next: number[] = []
    if (from === 1) next[0] = row
    let least = at(next, 0)
    for (let column = from; column <= Math.min(b.length, row + most); column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const slips = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      next[column] = slips
      least = Math.min(least, slips)
    }
    if (least > most) return undefined
    ;[beforeLast, last] = [last, next]
  }
  const slips = at(last, b.length)
  return slips <= most ? slips : undefined
}
