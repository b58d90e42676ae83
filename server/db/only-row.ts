/**
 * The row of a query that always returns one: an aggregate without groups, a row that the transaction holds, or a write that
 * returns what it wrote. Throws when there is none.
 */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a query that always returns a row returned none')
  return row
}
