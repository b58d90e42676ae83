// Hand-written: lru-cache holds memory of one process, and cacache has no limit of bytes.
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type DiskCache = {
  read: (file: string) => Promise<Buffer | undefined>
  keep: (file: string, content: Buffer) => Promise<void>
}

/** A file says at most once in this many milliseconds that it was used. */
const NOTED_EVERY = 60 * 60_000
/** How full the folder is after files were dropped. */
const LEFT = 0.9

/**
 * Files in a folder of so many bytes at most; beyond that the files go that were not used for longest. When they were used
 * is their modification time, so that several processes and a restart know it too.
 */
export function createDiskCache({ folder, bytes }: { folder: string; bytes: number }): DiskCache {
  const noted = new Map<string, number>()
  let held: Promise<number> | undefined
  let dropping: Promise<void> | undefined

  const record = async (file: string) => {
    const now = Date.now()
    if (now - (noted.get(file) ?? 0) < NOTED_EVERY) return
    noted.set(file, now)
    await utimes(join(folder, file), new Date(now), new Date(now))
  }

  /** Sums up the sizes again, because other processes may use the folder. */
  const drop = async () => {
    const files = await filesIn(folder)
    let left = sum(files.map(({ size }) => size))
    for (const { file, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (left <= bytes * LEFT) break
      await rm(join(folder, file), { force: true })
      noted.delete(file)
      left -= size
    }
    held = Promise.resolve(left)
  }

  return {
    async read(file) {
      const content = await readFile(join(folder, file)).catch(() => undefined)
      // A folder that cannot be written to serves its files all the same.
      if (content) await record(file).catch(() => {})
      return content
    },
    async keep(file, content) {
      await mkdir(folder, { recursive: true })
      held ??= filesIn(folder).then((files) => sum(files.map(({ size }) => size)))
      const before = await held
      const unfinished = join(folder, `${file}.${process.pid}.tmp`)
      await writeFile(unfinished, content)
      await rename(unfinished, join(folder, file))
      held = held.then((now) => now + content.length)
      if (before + content.length <= bytes) return
      dropping ??= drop().finally(() => {
        dropping = undefined
      })
      await dropping
    },
  }
}

async function filesIn(folder: string) {
  const found = await Promise.all(
    (await readdir(folder)).map(async (file) => {
      // Another process may have dropped it meanwhile.
      const known = await stat(join(folder, file)).catch(() => undefined)
      return known ? [{ file, size: known.size, usedAt: known.mtimeMs }] : []
    }),
  )
  return found.flat()
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
