import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Arrow, circles, importsOf, read, root } from './support/imports.ts'

/** Inside the server the arrows go down only, from the first row to the last. */
const LEVELS = [
  ['main', 'app', 'wiring'],
  ['http', 'contract', 'jobs', 'seed', 'invariants'],
  ['operations'],
  [
    ...['accounts', 'addresses', 'cart', 'catalogue', 'city', 'identity', 'ledger', 'media', 'messages'],
    ...['newsletter', 'notifications', 'orders', 'parcels', 'payments', 'push', 'realtime', 'receipts'],
    ...['refunds', 'reviews', 'settlement', 'wire', 'wishlist'],
  ],
  ['config', 'db', 'geometry', 'limits', 'refusals', 'rules', 'time'],
  ['assert'],
]

/** Modules of types only, which every folder may name: the parts of a request and the services of the server. */
const VOCABULARY = ['server/contract/caller.ts', 'server/contract/handlers.ts', 'server/wiring/services.ts']

const { files, arrows } = importsOf('server/**/*.ts')
const written = ({ from, to }: Arrow) => `${from} -> ${to}`

/** `server/orders/quote.ts` -> `orders`, `server/app.ts` -> `app`. */
const folderOf = (file: string) => (file.split('/')[1] ?? '').replace('.ts', '')
const levelOf = (file: string) => LEVELS.findIndex((level) => level.includes(folderOf(file)))

const betweenFolders = (some: Arrow[]) =>
  some
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
    .filter(({ from, to }) => from !== to)

const upward = arrows.filter(
  ({ from, to, isType }) => levelOf(to) < levelOf(from) && !(isType && VOCABULARY.includes(to)),
)

describe('the layers of the server', () => {
  it('the test reads the imports of the whole server', () => {
    expect(arrows.length).toBeGreaterThan(1500)
    expect(arrows.filter(({ isType }) => isType).length).toBeGreaterThan(500)
  })

  it('every folder of the server has a level', () => {
    expect(files.filter((file) => levelOf(file) < 0)).toEqual([])
  })

  it('the imports of the server point down', () => {
    expect(upward.map(written)).toEqual([])
  })

  it('no folders of the server import values in a circle', () => {
    const values = arrows.filter(({ isType }) => !isType)
    expect(circles(betweenFolders(values))).toEqual([])
  })

  it('no folders of the server import types in a circle', () => {
    const known = arrows.filter(({ to }) => !VOCABULARY.includes(to))
    expect(circles(betweenFolders(known))).toEqual([])
  })

  it('no files of the server import each other in a circle, types included', () => {
    expect(circles(arrows)).toEqual([])
  })
})

/** A statement that writes, a transaction, or a function that writes rows of any table. */
const WRITES =
  /\.(?:insert|update|delete)\(|\b(?:insertInto|transact|leave)\(|\.transaction\(|sql(?:<[^>]*>)?`\s*(?:insert|update|delete|merge|truncate)\b/i

describe('the operations of the server', () => {
  it('an operation reads, and leaves each write to a domain folder', () => {
    const writing = globSync('server/operations/*.ts', { cwd: root }).filter((file) =>
      WRITES.test(read(file)),
    )
    expect(writing).toEqual([])
  })
})
