import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '#server/config/cannot-start.ts'
import { sqlState } from '../sql-state.ts'

/** Written before a new database is made and removed after: a first start that was cut off begins again. */
const UNFINISHED = 'unfinished'

/**
 * Prepares the folder of an embedded database and returns a function that marks it as complete. Refuses a folder with
 * files but no `PG_VERSION`: the engine would create a new database over the rest of an old one.
 */
export function prepareFolder(folder: string): () => void {
  const marker = join(folder, UNFINISHED)
  if (existsSync(marker)) rmSync(folder, { recursive: true })
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0
  if (!isNew && !existsSync(join(folder, 'PG_VERSION')))
    throw new CannotStart(
      `The folder ${folder} holds files, but no database: PG_VERSION is missing. ${advice}`,
    )
  if (isNew) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(marker, '')
  }
  return () => rmSync(marker, { force: true })
}

/** The engine ends in WebAssembly where its files are damaged: the sentence says what the stack does not. */
export function damaged(error: unknown, folder: string): unknown {
  const { code = '' } = error as { code?: string }
  if (code in lacking) return new CannotStart(`The database in ${folder} cannot be opened: ${lacking[code]}.`)
  const isOfEngine = (error as Error).name === 'RuntimeError' || /PGlite failed/.test(String(error))
  if (!isOfEngine && !/^XX/.test(sqlState(error) ?? '')) return error
  return new CannotStart(`The database in ${folder} cannot be opened: its files are damaged. ${advice}`)
}

const lacking: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'its files may not be read or written',
  EPERM: 'its files may not be read or written',
  EROFS: 'the disk is read-only',
}

const advice = 'Restore the folder from a backup, or set DATA_DIR to an empty folder for a new database.'
