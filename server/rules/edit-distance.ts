/**
 * How many letters have to be added, left out, changed or swapped with their neighbour to make `typed` the beginning of
 * `word`: somebody who is still typing has misspelled no more than what is there.
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
