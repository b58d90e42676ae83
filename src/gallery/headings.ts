/** A rectangle in pixels, from the top left corner of the chart. */
export type Rect = { x: number; y: number; width: number; height: number }

/** A way between two states. */
type Line = { points: { x: number; y: number }[] }

type Size = { width: number; height: number }

/** Room between a line and the words of a heading, in pixels. */
const GAP = 6

/**
 * Where the words of a state stand in its frame: at its left, or further to the right where lines that lead into the state would
 * cross them.
 */
export function clearHeading(frame: Rect, words: Size, lines: readonly Line[]): Rect {
  const { x, y, width } = frame
  const here = (start: number): Rect => ({ x: start, y, width: words.width, height: words.height })
  const crossing = lines.flatMap(({ points }) => verticalsIn(points, { ...frame, height: words.height }))
  const starts = [x, ...crossing.map((at) => at + GAP)].sort((a, b) => a - b)
  const isFree = (start: number) =>
    start + words.width <= x + width && !crossing.some((at) => at > start && at < start + words.width)
  return here(starts.find(isFree) ?? x)
}

/** Whether a line, whose parts run along the axes, goes through the words of a state. */
export const isCrossed = (
  { heading: { x, y, width, height } }: { heading: Rect },
  lines: readonly Line[],
): boolean =>
  lines.some(({ points }) =>
    points.slice(1).some((to, index) => {
      const from = points[index]!
      return (
        Math.max(from.x, to.x) > x &&
        Math.min(from.x, to.x) < x + width &&
        Math.max(from.y, to.y) > y &&
        Math.min(from.y, to.y) < y + height
      )
    }),
  )

/** Where the vertical parts of a line go through a rectangle. */
const verticalsIn = (points: Line['points'], { x, y, width, height }: Rect): number[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index]!
    const isInside = from.x === to.x && to.x > x && to.x < x + width
    return isInside && Math.max(from.y, to.y) > y && Math.min(from.y, to.y) < y + height ? [to.x] : []
  })

/** A line from a state to a state inside it begins below the words of the outer state. */
export function startingBelow<Drawn extends Line>(line: Drawn, bottom: number): Drawn {
  const [first, second, ...rest] = line.points
  if (!first || !second || first.x !== second.x || first.y >= bottom || second.y <= bottom) return line
  return { ...line, points: [{ ...first, y: bottom }, second, ...rest] }
}
