import { present } from '#server/assert/present.ts'
import { zip } from '#server/assert/zip.ts'
import type { Point } from '#server/geometry/plane.ts'
/**
 * Lists of the catalogue are written as tables, one thing a line, cells parted by `|`; a line `# key` opens a section.
 * Empty lines are skipped, and a line with another number of cells is an error at start.
 */
export function readTable<const Columns extends readonly string[]>(
  columns: Columns,
  text: string,
): ({ section: string } & Record<Columns[number], string>)[] {
  const rows: ({ section: string } & Record<Columns[number], string>)[] = []
  let section = ''
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '') continue
    if (line.startsWith('# ')) {
      section = line.slice(2).trim()
      continue
    }
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length !== columns.length)
      throw new Error(`${cells.length} cells instead of ${columns.length}: ${line}`)
    rows.push({
      section,
      ...(Object.fromEntries(zip(columns, cells)) as Record<Columns[number], string>),
    })
  }
  return rows
}

/** The point of a cell `x,y`. */
export function pointOf(cell: string): Point {
  const [x, y] = cell.split(',').map(Number)
  return [present(x, `x of ${cell}`), present(y, `y of ${cell}`)]
}
