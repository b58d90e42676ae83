import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openEmbedded, openPostgres } from '#server/db/engine/open.ts'
import { type OwnDatabase, ownDatabase, withServerLock } from '#tools/check/own-database.ts'

const root = new URL('../../../', import.meta.url)
const cwd = fileURLToPath(root)

/** Names the schema: an empty database of another schema is made anew. */
export const schema = (() => {
  const hash = createHash('sha256')
  const migrations = globSync('server/db/migrations/*.sql', { cwd }).toSorted()
  for (const file of [
    ...migrations,
    'server/db/migrate.ts',
    'tests/contract/support/empty-database.ts',
    'node_modules/@electric-sql/pglite/package.json',
  ])
    hash.update(file).update(readFileSync(new URL(file, root)))
  return hash.digest('hex').slice(0, 16)
})()

let image: Blob | undefined

/** An empty, migrated embedded database: a copy of the image, which opens in a fifth of the time of a new one. */
export async function emptyEmbedded(dataDir?: string) {
  image ??= await imageOf('empty-database', schema, '', smallImage)
  return openEmbedded({ loadDataDir: image, ...(dataDir ? { dataDir } : {}) })
}

/**
 * The files of an embedded database, made once and kept in `.cache/<family>-<version><name>.tar`; those of other versions
 * go.
 */
export async function imageOf(family: string, version: string, name: string, make: () => Promise<Blob>) {
  const file = new URL(`.cache/${family}-${version}${name}.tar`, root)
  if (!existsSync(file)) {
    const made = Buffer.from(await (await make()).arrayBuffer())
    // Another process may keep its own image at the same moment: a reader finds one or the other whole.
    const aside = new URL(`${randomUUID()}.part`, file)
    mkdirSync(new URL('.', file), { recursive: true })
    writeFileSync(aside, made)
    for (const old of globSync(`.cache/${family}-*.tar`, { cwd }))
      if (!old.startsWith(`.cache/${family}-${version}`)) rmSync(new URL(old, root), { force: true })
    renameSync(aside, file)
  }
  return new Blob([readFileSync(file)])
}

/**
 * Every test file unpacks the image: short log segments and no template databases make it less than half as large. The
 * engine clears its buffers when it opens, and its usual 128 MB take most of a second.
 */
async function smallImage(): Promise<Blob> {
  const { client, close } = await openEmbedded({ initDbStartParams: ['--wal-segsize=1'] })
  await client.exec("alter system set shared_buffers = '8MB'")
  await client.exec('update pg_database set datistemplate = false')
  await client.exec('drop database template1')
  await client.exec('drop database template0')
  const dump = await client.dumpDataDir('none')
  await close()
  return dump
}

/** An empty, migrated database of its own on a PostgreSQL server: a copy of a template that is made once per schema. */
export async function emptyOn(server: string): Promise<OwnDatabase> {
  const template = `souk_template_${schema}`
  await withServerLock(server, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount) return
    const { url } = await ownDatabase(server)
    await (await openPostgres(url)).close()
    await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${template}`)
  })
  return ownDatabase(server, template)
}
