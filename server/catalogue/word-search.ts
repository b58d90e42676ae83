import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { fold, wordsOf } from '#server/db/fold.ts'
import { literal } from '#server/db/like.ts'
import type { items, stores } from '#server/db/schema.ts'
import { meaningsOf } from './vocabulary.ts'

/** Whether the query consists of whole words of the catalogue, or also of prefixes. */
export type WordsAsked = 'whole' | 'begun'

/** A query as the shop understands it. */
export type Understood = {
  /** The condition as a `tsquery`; undefined when no word of the query is known. */
  asked: string | undefined
  words: WordsAsked
  /** The query with its misspelled words put right. */
  text: string
}

/** How a query is looked for: what must hold, and how well a find fits it, the best with the least. */
export type WordSearch = { where: SQL; fit: SQL; words: WordsAsked }

/** More words than a customer searches for. */
const MOST_WORDS = 8

/**
 * Every word of the query has to match: exactly, as a part of a word, or with a wrong letter or two. Unknown words are
 * ignored beside a known one.
 */
export async function understand(db: Database, query: string): Promise<Understood> {
  const typed = wordsOf(fold(query)).slice(0, MOST_WORDS)
  const meant = await Promise.all(typed.map(async (word) => ({ word, ...(await meaningsOf(db, word)) })))
  const known = meant.filter(({ words }) => words.length > 0)
  return {
    asked:
      known.length > 0
        ? known
            .map(({ word, words, more }) => [...words.map(quoted), ...(more ? [`${quoted(word)}:*`] : [])])
            .map((any) => `(${any.join(' | ')})`)
            .join(' & ')
        : undefined,
    words: known.some(({ more }) => more) ? 'begun' : 'whole',
    text: known.map(({ word, words: [meaning] }) => (meaning?.includes(word) ? word : meaning)).join(' '),
  }
}

/** Names that begin with the query come first, then names that contain it. */
export function matching(
  { search_words, plain_name }: typeof items | typeof stores,
  { asked, text, words }: Understood,
): WordSearch {
  return {
    where: asked === undefined ? sql`false` : sql`${search_words} @@ ${asked}::tsquery`,
    fit: sql`case
      when ${plain_name} like ${`%|${literal(text)}%`} then 0
      when ${plain_name} like ${`%${literal(text)}%`} then 1
      else 2 end`,
    words,
  }
}

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
