import { type SQL, sql } from 'drizzle-orm'
import { fold, foldedLetters } from './fold.ts'

/** Whether the words are a part of the names; letters that are typed for one another count as the same. */
export const includes = (names: SQL[], words: string): SQL =>
  sql`strpos(translate(lower(${sql.join(names, sql` || ' ' || `)}), ${foldedLetters.from}, ${foldedLetters.to}), ${fold(words.trim())}) > 0`

/** A name in both languages. */
export const inBoth = (name: SQL): SQL => sql`(${name}->>'en') || ' ' || (${name}->>'ar')`
