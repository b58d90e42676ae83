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
      ...(Object.fromEntries(columns.map((column, i) => [column, cells[i]!])) as Record<
        Columns[number],
        string
      >),
    })
  }
  return rows
}
