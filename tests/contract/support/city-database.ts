import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type OpenDatabase, openEmbedded } from '#server/db/engine/open.ts'
import { type SeedOptions, seed } from '#server/seed/seed.ts'
import { openEmpty } from './database.ts'
import { emptyEmbedded, imageOf, schema } from './empty-database.ts'

/**
 * The demo city in a database of its own, on the engine of the run. To fill an embedded one takes ten seconds: it is a
 * copy of an image that is made once per city and code of the server.
 */
export async function openCity(city: SeedOptions): Promise<OpenDatabase> {
  if (!process.env.TEST_DATABASE_URL) return cityEmbedded(city)
  const opened = await openEmpty()
  await seed(opened.db, city)
  return opened
}

/** The demo city in an embedded database, in a folder when one is named. */
export async function cityEmbedded(city: SeedOptions, dataDir?: string): Promise<OpenDatabase> {
  const loadDataDir = await imageOf('city', codeOfServer(), nameOf(city), async () => {
    const { db, client, close } = await emptyEmbedded()
    await seed(db, city)
    const dump = await client.dumpDataDir('none')
    await close()
    return dump
  })
  return openEmbedded({ loadDataDir, ...(dataDir ? { dataDir } : {}) })
}

const nameOf = ({ scale, now, knownPasswords = true }: SeedOptions) =>
  `-${scale}x-${knownPasswords ? 'open' : 'closed'}-${now.toISOString().replaceAll(/\D/g, '')}`

const server = fileURLToPath(new URL('../../../server/', import.meta.url))

let code: string | undefined

/** What fills the city may be any file of the server. */
function codeOfServer(): string {
  if (code) return code
  const hash = createHash('sha256').update(schema)
  for (const file of globSync('**/*.{ts,sql,json}', { cwd: server }).toSorted())
    hash.update(file).update(readFileSync(`${server}${file}`))
  code = hash.digest('hex').slice(0, 16)
  return code
}
