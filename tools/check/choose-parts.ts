import type { Part } from './parts.ts'

/**
 * The parts that `--part` names: one by its name, several by the start of their names (`browser-paths`), or one of n
 * shares (`2/6`) of about the same length. Throws when it names none.
 */
export function chooseParts(parts: readonly Part[], chosen: string | undefined): readonly Part[] {
  if (chosen === undefined) return parts
  const share = /^(\d+)\/(\d+)$/.exec(chosen)
  const found = share
    ? shareOf(parts, Number(share[1]), Number(share[2]))
    : parts.filter(({ name }) => name === chosen || name.startsWith(`${chosen}-`))
  if (found.length > 0) return found
  throw new Error(`There is no part "${chosen}". Parts: ${parts.map(({ name }) => name).join(', ')}`)
}

/** Cuts the list, in its order, where the sum of minutes passes each n-th of the whole. */
function shareOf(parts: readonly Part[], number: number, of: number): readonly Part[] {
  const whole = parts.reduce((sum, { minutes }) => sum + minutes, 0)
  let before = 0
  return parts.filter(({ minutes }) => {
    const middle = before + minutes / 2
    before += minutes
    return Math.floor((middle / whole) * of) === number - 1
  })
}
