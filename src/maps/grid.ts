import type { Point } from './plan.ts'

export type Cell = { key: string; middle: Point; holds: (point: Point) => boolean }

/** What lies where, by squares of `size` metres; a line is found from every square within `margin` of it. */
export function createGrid<Thing>(size: number, margin: number) {
  const squares = new Map<string, Thing[]>()
  const indexOf = (metres: number) => Math.floor(metres / size)
  const keyOf = (column: number, row: number) => `${column}:${row}`

  return {
    add([ax, ay]: Point, [bx, by]: Point, thing: Thing): void {
      for (
        let column = indexOf(Math.min(ax, bx) - margin);
        column <= indexOf(Math.max(ax, bx) + margin);
        column++
      )
        for (let row = indexOf(Math.min(ay, by) - margin); row <= indexOf(Math.max(ay, by) + margin); row++) {
          const key = keyOf(column, row)
          const things = squares.get(key)
          if (things) things.push(thing)
          else squares.set(key, [thing])
        }
    },
    at: ({ key }: Cell): readonly Thing[] => squares.get(key) ?? [],
    cellsOver([left, bottom]: Point, [right, top]: Point): Cell[] {
      const cells: Cell[] = []
      for (let column = indexOf(left); column <= indexOf(right); column++)
        for (let row = indexOf(bottom); row <= indexOf(top); row++)
          cells.push({
            key: keyOf(column, row),
            middle: [(column + 0.5) * size, (row + 0.5) * size],
            holds: ([x, y]) => indexOf(x) === column && indexOf(y) === row,
          })
      return cells
    },
  }
}
