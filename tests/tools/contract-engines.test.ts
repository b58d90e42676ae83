import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { onlyEmbedded, onPostgres, proofOf } from '#tools/check/contract-engines.ts'

const cwd = fileURLToPath(new URL('../../', import.meta.url))
const textOf = (file: string) => readFileSync(`${cwd}${file}`, 'utf8')

/** Row locks, advisory locks, and the codes after which a transaction runs again. */
const locks = /\.for\(\s*'|\bfor (no key )?update\b|\bskip locked\b|pg_\w*advisory\w*lock|'40001'|'40P01'/i

/** Last keys besides `id` that no two rows of the answer share, and lists of keys that end with `id`. */
const uniqueKeys = [
  'allergens.key',
  'booked.position',
  'courierReviews.order_id',
  'flashSaleItems.flash_sale_id',
  'messages.position',
  'orderLines.position',
  'parcelAttempts.number',
  'refundLines.position',
  'refunds.order_id',
  'socialIdentities.subject',
  'sql`id`',
  '...orderBy',
  '...query.orderBy',
  '...itemOrder',
  '...storeOrder',
]

const isUnique = (key: string) => /\.id\b/.test(key) || uniqueKeys.some((one) => key.includes(one))

/** The last argument of every `.orderBy(...)` in a source text. */
function lastKeys(text: string): string[] {
  return [...text.matchAll(/\.orderBy\(/g)].map(({ index }) => {
    const rest = text.slice(index + '.orderBy('.length)
    const keys = ['']
    let depth = 0
    for (const letter of rest) {
      if (')]}'.includes(letter) && depth-- === 0) break
      if ('([{'.includes(letter)) depth++
      if (letter === ',' && depth === 0) keys.push('')
      else keys[keys.length - 1] += letter
    }
    return keys.map((key) => key.trim()).findLast((key) => key !== '')!
  })
}

const meetsTheEngine = (text: string) => locks.test(text) || lastKeys(text).some((key) => !isUnique(key))

const sources = globSync('server/**/*.ts', { cwd })
const sensitive = sources.filter((file) => meetsTheEngine(textOf(file)))

describe('the contract files on PostgreSQL', () => {
  it('include a proof of each source that takes a lock, retries or sorts equal rows', () => {
    expect(sensitive.filter((file) => !(file in proofOf))).toEqual([])
  })

  it('prove no source that is gone or no longer depends on the engine', () => {
    expect(Object.keys(proofOf).filter((file) => !sensitive.includes(file))).toEqual([])
  })

  it('are named by every proof', () => {
    const unlisted = Object.entries(proofOf).filter(
      ([, proofs]) => proofs.length === 0 || proofs.some((proof) => !(proof in onPostgres)),
    )
    expect(unlisted).toEqual([])
  })

  it('leave out only files that open no database, or always an embedded one', () => {
    const opensNone = (file: string) => !/openShop|openEmpty|ownDatabase|TEST_DATABASE_URL/.test(textOf(file))
    expect(globSync('tests/contract/*.test.ts', { cwd }).filter(opensNone).toSorted()).toEqual(onlyEmbedded)
  })

  it('exist, and are apart from the files that only run on the embedded database', () => {
    const files = globSync('tests/contract/*.test.ts', { cwd })
    const listed = [...Object.keys(onPostgres), ...onlyEmbedded]
    expect(listed.filter((file) => !files.includes(file))).toEqual([])
    expect(onlyEmbedded.filter((file) => file in onPostgres)).toEqual([])
  })
})

describe('the scan of a source', () => {
  it.each([
    ["tx.select().from(orders).for('update')", true],
    ['sql`select 1 from orders for no key update`', true],
    ['sql`select pg_advisory_lock(1)`', true],
    ['db.select().from(orders).orderBy(desc(orders.created_at))', true],
    ['db.select().from(orders).orderBy(desc(orders.created_at), desc(orders.id))', false],
    ['db.select().from(orders).orderBy(asc(distance(1, 2)), stores.id).limit(2)', false],
    ['db.select().from(orders)', false],
  ])('judges %s', (text, expected) => {
    expect(meetsTheEngine(text)).toBe(expected)
  })
})
