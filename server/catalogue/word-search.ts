import { and, desc, type SQL, sql } from 'drizzle-orm'
import { fold, foldedLetters } from '#server/db/fold.ts'
import type { Database } from '#server/db/open.ts'
import { items, stores } from '#server/db/schema.ts'

/** How a query is looked for: what must hold, and which finds come first. */
export type WordSearch = { where: SQL; bestFirst: SQL }

/** How alike the query and a part of the text must be to forgive the difference. */
const ALIKE = 0.45

/**
 * Words that occur, in either language; only where none do, words that are spelled nearly like them. Looking for
 * likeness costs a hundred times as much, and would only add noise to what was found.
 */
export async function searchItems(db: Database, query: string, among: SQL | undefined): Promise<WordSearch> {
  const spelled = asSpelled(items, query)
  const [found] = await db.select({ id: items.id }).from(items).where(and(among, spelled.where)).limit(1)
  return found ? spelled : nearlySpelled(items, query)
}

export async function searchStores(db: Database, query: string, among: SQL | undefined): Promise<WordSearch> {
  const spelled = asSpelled(stores, query)
  const [found] = await db.select({ id: stores.id }).from(stores).where(and(among, spelled.where)).limit(1)
  return found ? spelled : nearlySpelled(stores, query)
}

type Searched = typeof items | typeof stores

/** Every word occurs; names that begin with the query come first, then names that contain it. */
export function asSpelled({ search_text, name }: Searched, query: string): WordSearch {
  const text = fold(query.trim())
  const every = text.split(/\s+/).map((word) => sql`${search_text} like ${`%${escaped(word)}%`}`)
  const names = sql`lower(${name}->>'en') || '|' || translate(lower(${name}->>'ar'), ${foldedLetters.from}, ${foldedLetters.to})`
  return {
    where: sql`(${sql.join(every, sql` and `)})`,
    bestFirst: sql`case
      when '|' || ${names} like ${`%|${escaped(text)}%`} then 0
      when ${names} like ${`%${escaped(text)}%`} then 1
      else 2 end asc`,
  }
}

function nearlySpelled({ search_text }: Searched, query: string): WordSearch {
  const likeness = sql`word_similarity(${fold(query.trim())}, ${search_text})`
  return { where: sql`${likeness} >= ${ALIKE}`, bestFirst: desc(likeness) }
}

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')
