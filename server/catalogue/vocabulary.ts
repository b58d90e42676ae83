// Hand-written: Fuse and MiniSearch keep an index of all items in each process, beside stock and prices (decision 010).
import { and, asc, desc, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { spellingOf } from '#server/db/fold.ts'
import { literal } from '#server/db/like.ts'
import { words } from '#server/db/schema.ts'
import { arabicForms, withoutArticle } from '#server/rules/arabic-forms.ts'
import { distanceToBeginning } from '#server/rules/edit-distance.ts'

/** Words that contain the typed text; with more matches the text is too short to select anything. */
const MOST_CONTAINING = 64
/** Words worth measuring, and those a misspelled word may stand for. */
const MOST_ALIKE = 40
const MOST_MEANT = 5
/** Up to this many letters the beginnings of words are looked for: nearly every word contains them somewhere. */
const SHORT = 2
/** A prefix of more words is frequent, and reading the items by popularity is faster. */
const MOST_BEGUN = 16

/** Stores the words of all items and stores. A writer of the catalogue calls it in the same transaction. */
export async function learnWords(db: Database): Promise<void> {
  for (const table of ['items', 'stores'])
    await db.execute(sql`insert into ${words} (word)
      select distinct unnest(tsvector_to_array(search_words)) from ${sql.identifier(table)} on conflict do nothing`)
}

/** The words of the shop that a typed one stands for, the likeliest first; `more` may begin with it. */
export type Meanings = { words: string[]; more: boolean }

/**
 * Known words that contain the typed text, and other forms of an Arabic word; otherwise words with a similar spelling. Empty
 * when there are none.
 */
export async function meaningsOf(db: Database, typed: string): Promise<Meanings> {
  const [begun, others] = [await writtenSo(db, typed), await otherForms(db, typed)]
  const words = [...new Set([...begun.words, ...others])]
  if (words.length > 0) return { words, more: begun.more }
  // A word that is hardly begun is never passed over: when nothing begins so, nothing is found.
  if (typed.length <= SHORT) return { words: [typed], more: true }
  return { words: await spelledNearly(db, typed), more: false }
}

/** Known words that contain the typed text, or that begin with it when it is short. */
async function writtenSo(db: Database, typed: string): Promise<Meanings> {
  if (typed.length <= SHORT) return beginningWith(db, typed)
  const containing = await asked(
    db,
    and(
      sql`${words.spelling} like ${`%${literal(spellingOf(typed))}%`}`,
      sql`${words.word} like ${`%${literal(typed)}%`}`,
    ),
    [sql`${words.word} not like ${`${literal(typed)}%`}`, sql`length(${words.word})`, asc(words.word)],
    MOST_CONTAINING,
  )
  return { words: containing, more: containing.length === MOST_CONTAINING }
}

/** Words of the shop that are the typed one in another form, and those that begin with it without its article. */
async function otherForms(db: Database, typed: string): Promise<string[]> {
  const forms = arabicForms(typed)
  if (forms.length === 0) return []
  const stem = withoutArticle(typed)
  const begun =
    stem === typed || stem.length <= SHORT ? undefined : sql`${words.word} like ${`${literal(stem)}%`}`
  return asked(
    db,
    or(inArray(words.word, forms), begun),
    [sql`length(${words.word})`, asc(words.word)],
    MOST_CONTAINING,
  )
}

/** None where more words begin so than are worth naming. */
async function beginningWith(db: Database, typed: string): Promise<Meanings> {
  const begun = await asked(
    db,
    sql`${words.word} like ${`${literal(typed)}%`}`,
    [sql`length(${words.word})`, asc(words.word)],
    MOST_BEGUN + 1,
  )
  return begun.length <= MOST_BEGUN ? { words: begun, more: false } : { words: [typed], more: true }
}

async function spelledNearly(db: Database, typed: string): Promise<string[]> {
  const alike = await asked(
    db,
    // `%` is what the index answers; how alike is alike is set where the database is opened.
    sql`${words.spelling} % ${spellingOf(typed)}`,
    [desc(sql`similarity(${words.spelling}, ${spellingOf(typed)})`), asc(words.word)],
    MOST_ALIKE,
  )
  return alike
    .map((word) => ({ word, distance: distanceToBeginning(typed, word) }))
    .filter(({ distance }) => distance <= forgiven(typed))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST_MEANT)
    .map(({ word }) => word)
}

/** How many letters may be wrong in a word. */
const forgiven = ({ length }: string) => (length < 6 ? 1 : 2)

const asked = async (db: Database, where: SQL | undefined, orderBy: SQL[], limit: number) => {
  const found = await db
    .select({ word: words.word })
    .from(words)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
  return found.map(({ word }) => word)
}
