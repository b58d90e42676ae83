import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  doublePrecision,
  type ExtraConfigColumn,
  integer,
  jsonb,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { BETWEEN_WORDS, foldedLetters } from '../fold.ts'
import type { Text } from '../shapes.ts'

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
export const created = () => moment('created_at').notNull().defaultNow()
export const name = () => jsonb('name').$type<Text>().notNull()
/** Keys of rows elsewhere; never null, so that `&&` always has an answer. */
export const keys = (name: string) => text(name).array().notNull().default(sql`'{}'`)
export const active = () => boolean('active').notNull().default(true)

export const rating = {
  /** Of stars and half stars, which binary fractions hold exactly. */
  rating_sum: () => doublePrecision('rating_sum').notNull().default(0),
  rating_count: () => integer('rating_count').notNull().default(0),
  avg_rating: () =>
    doublePrecision('avg_rating')
      .notNull()
      .generatedAlwaysAs(
        sql`case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2)::double precision end`,
      ),
}

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The words of a text without their places; what `fold` and `wordsOf` do to a query, done by the database. */
export const searchWords = (words: SQL) =>
  tsvector('search_words')
    .notNull()
    .generatedAlwaysAs(
      sql`array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(${words}), '${sql.raw(foldedLetters.from)}', '${sql.raw(foldedLetters.to)}'), '${sql.raw(BETWEEN_WORDS.replaceAll("'", "''"))}'), ''))`,
    )

/** Both names, folded for comparison with a query, each behind a `|`. */
export const plainName = () =>
  text('plain_name')
    .notNull()
    .generatedAlwaysAs(
      sql`'|' || lower(name->>'en') || '|' || translate(lower(name->>'ar'), '${sql.raw(foldedLetters.from)}', '${sql.raw(foldedLetters.to)}')`,
    )

/** Largest first, in the order an index must spell out to be used. */
export function newest(column: ExtraConfigColumn) {
  return column.desc().nullsFirst()
}

/** A share of a price: `percentOf`, asked of the database. */
export const percentOff = (price: SQL, hundredths: SQL): SQL =>
  sql`floor(${price}::numeric * ${hundredths} / 10000 + 0.5)`

/** What a discount takes off a price, which may be more than the price: `discountOn`, asked of the database. */
export const off = (price: SQL, discount: SQL, discount_type: SQL): SQL =>
  sql`case when ${discount_type} = 'percent' then ${percentOff(price, discount)} else ${discount} end`
