// Hand-written: Turf measures on the globe and takes GeoJSON; the city is a flat plan in metres.

/** A point of a flat plan in metres: `[along the coast, towards the sea]`. */
export type Point = readonly [x: number, y: number]

export const distanceBetween = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The point after `part` (0..1) of the line from `a` to `b`. */
export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]

export const turned = ([x, y]: Point, radians: number): Point => [
  x * Math.cos(radians) - y * Math.sin(radians),
  x * Math.sin(radians) + y * Math.cos(radians),
]

/** Each entry with the next one: the segments of a line. */
export const pairsOf = <Entry>(line: readonly Entry[]): [Entry, Entry][] =>
  // The index `i` of the shorter list is one less than that of `next` in the line.
  line.slice(1).map((next, i): [Entry, Entry] => [line[i]!, next])

/** Each corner of an open ring with the next one, the last corner with the first. */
export const edgesOf = <Corner>(ring: readonly Corner[]): [Corner, Corner][] =>
  pairsOf([...ring, ...ring.slice(0, 1)])

export const lengthOf = (line: readonly Point[]) =>
  pairsOf(line).reduce((sum, [from, to]) => sum + distanceBetween(from, to), 0)

/**
 * Even-odd rule; the ring may be open or closed. Asserted indices, which end with the ring: this loop is most of the time it
 * takes to draw the city.
 */
export function isInside(point: Point, ring: readonly Point[]): boolean {
  const x = point[0]
  const y = point[1]
  let inside = false
  let before = ring[ring.length - 1]!
  for (let i = 0; i < ring.length; i++) {
    const here = ring[i]!
    const isCrossed = here[1] > y !== before[1] > y
    if (isCrossed && x < ((before[0] - here[0]) * (y - here[1])) / (before[1] - here[1]) + here[0])
      inside = !inside
    before = here
  }
  return inside
}

/** {@link isInside} for many points: those outside the box of the ring are told apart at once. */
export function insideOf(ring: readonly Point[]): (point: Point) => boolean {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return (point) =>
    point[0] >= left && point[0] <= right && point[1] >= low && point[1] <= high && isInside(point, ring)
}

/** Where along `a`-`b` (0..1) the nearest point to `p` lies. */
export function nearestPart(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const square = dx * dx + dy * dy
  if (square === 0) return 0
  return Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square))
}

/** Parts (0..1) along `a`-`b` and `c`-`d` at which they cross; parallels never do. */
export function crossing(a: Point, b: Point, c: Point, d: Point): { first: number; second: number } | null {
  const rx = b[0] - a[0]
  const ry = b[1] - a[1]
  const sx = d[0] - c[0]
  const sy = d[1] - c[1]
  const cross = rx * sy - ry * sx
  if (Math.abs(cross) < 1e-9) return null
  const first = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross
  const second = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross
  return first < 0 || first > 1 || second < 0 || second > 1 ? null : { first, second }
}

/** A curve through all points (Catmull-Rom), a corner about every `step` metres. */
export function smooth(points: readonly Point[], step = 40): Point[] {
  if (points.length < 3) return [...points]
  // The clamped index names a point, since there are at least three.
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  const curve: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const corners = Math.max(1, Math.round(distanceBetween(p1, p2) / step))
    for (let k = 0; k < corners; k++) {
      const t = k / corners
      const axis = (n: 0 | 1) =>
        0.5 *
        (2 * p1[n] +
          (p2[n] - p0[n]) * t +
          (2 * p0[n] - 5 * p1[n] + 4 * p2[n] - p3[n]) * t * t +
          (3 * p1[n] - p0[n] - 3 * p2[n] + p3[n]) * t * t * t)
      curve.push([axis(0), axis(1)])
    }
  }
  return [...curve, at(points.length)]
}

/** The same line without corners that turn it by less than `tolerance` metres (Douglas-Peucker). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 2) return [...line]
  let farthest = 0
  let index = 0
  for (let i = 1; i < line.length - 1; i++) {
    // The loop ends before the last index of the line.
    const point = line[i]!
    const away = distanceBetween(point, between(first, last, nearestPart(point, first, last)))
    if (away > farthest) [farthest, index] = [away, i]
  }
  if (farthest <= tolerance) return [first, last]
  return [
    ...simplify(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(index), tolerance),
  ]
}

/** The pieces of a line for which `keeps` holds, cut to about a metre. */
export function cut(line: readonly Point[], keeps: (point: Point) => boolean): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  const edgeOf = (inside: Point, lost: Point) => {
    let [near, far] = [inside, lost]
    while (distanceBetween(near, far) > 0.5) {
      const middle = between(near, far, 0.5)
      if (keeps(middle)) near = middle
      else far = middle
    }
    return near
  }
  let before: Point | undefined
  for (const point of line) {
    if (keeps(point)) {
      if (before && piece.length === 0) piece.push(edgeOf(point, before))
      piece.push(point)
    } else if (before && piece.length > 0) {
      pieces.push([...piece, edgeOf(before, point)])
      piece = []
    }
    before = point
  }
  if (piece.length > 0) pieces.push(piece)
  return pieces.filter((found) => found.length > 1)
}

/** A closed ring around a line, `width` metres wide at each corner. */
export function ribbon(line: readonly Point[], width: (part: number) => number): Point[] {
  const sides = line.map((point, i): [Point, Point] => {
    const before = line[i - 1] ?? point
    const after = line[i + 1] ?? point
    const along = distanceBetween(before, after) || 1
    const half = width(i / (line.length - 1)) / 2
    const across: Point = [(-(after[1] - before[1]) / along) * half, ((after[0] - before[0]) / along) * half]
    return [
      [point[0] + across[0], point[1] + across[1]],
      [point[0] - across[0], point[1] - across[1]],
    ]
  })
  return closed([...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()])
}

/** An oval with flattened sides: `squareness` 2 is an ellipse, 8 nearly a rectangle. */
export function rounded(
  centre: Point,
  width: number,
  height: number,
  { degrees = 0, squareness = 6, corners = 48 } = {},
): Point[] {
  const ring = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * 2 * Math.PI
    const axis = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / squareness)
    const [x, y] = turned(
      [(axis(Math.cos(angle)) * width) / 2, (axis(Math.sin(angle)) * height) / 2],
      (degrees * Math.PI) / 180,
    )
    return [centre[0] + x, centre[1] + y]
  })
  return closed(ring)
}

export const closed = (ring: readonly Point[]): Point[] => [...ring, ...ring.slice(0, 1)]

export const middleOf = (ring: readonly Point[]): Point => {
  let [area, x, y] = [0, 0, 0]
  let a = ring.at(-1) ?? [0, 0]
  for (const b of ring) {
    const cross = a[0] * b[1] - b[0] * a[1]
    area += cross
    x += (a[0] + b[0]) * cross
    y += (a[1] + b[1]) * cross
    a = b
  }
  return [x / (3 * area), y / (3 * area)]
}

/** Twice the area; positive when the ring runs counter-clockwise. */
export const turning = (ring: readonly Point[]) =>
  edgesOf(ring).reduce((sum, [a, b]) => sum + (a[0] * b[1] - b[0] * a[1]), 0)

/** The outline of open rings that share edges corner by corner. */
export function merged(rings: readonly Point[][]): Point[] {
  const key = ([x, y]: Point) => `${x}:${y}`
  const next = new Map<string, { from: Point; to: Point }>()
  const edges = rings.flatMap((ring) => {
    const forward = turning(ring) > 0 ? ring : ring.toReversed()
    return edgesOf(forward).map(([from, to]) => ({ from, to }))
  })
  const all = new Set(edges.map(({ from, to }) => `${key(from)}>${key(to)}`))
  for (const edge of edges) if (!all.has(`${key(edge.to)}>${key(edge.from)}`)) next.set(key(edge.from), edge)
  const outline: Point[] = []
  for (let edge = next.values().next().value; edge; edge = next.get(key(edge.to))) {
    next.delete(key(edge.from))
    outline.push(edge.from)
  }
  return outline
}

/** A line and, in place of what lies between its first and last crossing with the ring, the ring's far side. */
export function detour(
  line: readonly Point[],
  ring: readonly Point[],
  isFar: (point: Point) => boolean,
): Point[] {
  const met: { segment: number; edge: number; at: Point }[] = []
  for (const [segment, [a, b]] of pairsOf(line).entries())
    for (const [edge, [c, d]] of pairsOf(ring).entries()) {
      const parts = crossing(a, b, c, d)
      if (parts) met.push({ segment, edge, at: between(a, b, parts.first) })
    }
  const [first, last] = [met[0], met.at(-1)]
  if (!first || !last) throw new Error('The line does not cross the ring')
  const corners = ring.slice(0, -1)
  const ahead = (from: number, to: number) => {
    const path: Point[] = []
    for (let i = from + 1; ; i++) {
      // The remainder is an index of the corners.
      path.push(corners[i % corners.length]!)
      if (i % corners.length === to) return path
    }
  }
  const [one, other] = [ahead(first.edge, last.edge), ahead(last.edge, first.edge).reverse()]
  return [
    ...line.slice(0, first.segment + 1),
    first.at,
    ...(one.every(isFar) ? one : other),
    last.at,
    ...line.slice(last.segment + 1),
  ]
}
