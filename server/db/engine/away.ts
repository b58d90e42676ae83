import { sqlState } from '../sql-state.ts'

/**
 * PostgreSQL's codes for: no connection, taking too long, shutting down, too little of something (disk, memory, places for
 * clients), giving way too often; and Node's for a line that cannot be made or broke, and a full disk.
 */
const codes =
  /^(08...|57014|57P0[1-5]|53...|25P03|55P03|40001|40P01|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT)$/
/** The driver has no error codes, so its messages are matched. */
const words =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed|Query read timeout|after calling end on the pool/

/** The database did not answer, or not in time: nothing is wrong with the question, and it may be asked again. */
export function isAway(error: unknown): boolean {
  if (codes.test(sqlState(error) ?? '')) return true
  for (let at = error; at instanceof Error; at = at.cause) if (words.test(at.message)) return true
  return false
}
