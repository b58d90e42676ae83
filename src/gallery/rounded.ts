const RADIUS = 9

type Point = { x: number; y: number }

/** A way around corners, each cut short by a curve. */
export function rounded(points: Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      const reach = Math.min(RADIUS, apart(before, point) / 2, apart(point, after) / 2)
      const from = toward(point, before, reach)
      const to = toward(point, after, reach)
      return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`
    })
    .join('')
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

const toward = (from: Point, to: Point, reach: number): Point => {
  const length = apart(from, to) || 1
  return {
    x: round(from.x + ((to.x - from.x) / length) * reach),
    y: round(from.y + ((to.y - from.y) / length) * reach),
  }
}

const round = (value: number) => Math.round(value * 10) / 10
