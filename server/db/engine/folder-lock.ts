import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CannotStart } from '#server/config/cannot-start.ts'

/** Folders this process holds: its own pid in a lock file is otherwise one left by an earlier run in a container. */
const held = new Set<string>()

/**
 * Takes a folder for this process and returns how to give it back. Throws when another process that is still
 * running has it: two embedded databases on one folder silently lose rows.
 */
export function lockFolder(folder: string): () => void {
  const file = join(resolve(folder), 'lock')
  const holder = readHolder(file)
  if (held.has(file) || (holder && holder.pid !== process.pid && startOf(holder.pid) === holder.started)) {
    throw new CannotStart(
      `The data folder ${folder} is in use by process ${holder?.pid ?? process.pid}. Stop that shop first, or set DATA_DIR to another folder.`,
    )
  }
  rmSync(file, { force: true })
  // `wx` decides between two that start at the same moment.
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }), { flag: 'wx' })
  held.add(file)
  return () => {
    if (held.delete(file)) rmSync(file, { force: true })
  }
}

type Holder = { pid: number; started: string | null }

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/** What tells a running process from an earlier one with its pid; `null` where only life can be told, `undefined` when it is gone. */
function startOf(pid: number): string | null | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...fields] = stat.slice(stat.lastIndexOf(') ') + 2).split(' ')
    // A killed process keeps its number until its parent looks, which in a container may be never.
    return state === 'Z' || state === 'X' ? undefined : (fields[18] ?? null)
  } catch {
    return null
  }
}
