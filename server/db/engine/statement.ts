import { type Placeholder, sql } from 'drizzle-orm'
import type { Database } from './open.ts'

/** A query of Drizzle as its text, its places for values, and how its rows are read. */
export type Prepared<Answer> = { execute: (values: object) => Promise<Answer> }

type Preparable<Answer> = PromiseLike<Answer> & { prepare: (name: string) => unknown }

/**
 * A query whose text is built once, when it is first asked; from then on only its values are filled in. It is asked at
 * once, not when it is awaited. A value is sent as the driver writes it: columns that are kept in another form need
 * `insertInto`.
 */
export function statement<Values extends object, Answer>(
  build: (db: Database, value: (name: keyof Values & string) => Placeholder) => Preparable<Answer>,
): (db: Database, values: Values) => Promise<Answer> {
  let prepared: Prepared<Answer> | undefined
  return (db, values) => {
    prepared ??= build(db, sql.placeholder).prepare('') as Prepared<Answer>
    return askedOf(db, prepared).execute(values)
  }
}

/** Drizzle ties what it prepared to the connection that was there: this is the same on another. */
export const askedOf = <Answer>(db: Database, prepared: Prepared<Answer>): Prepared<Answer> =>
  Object.assign(Object.create(prepared), {
    client: (db._.session as unknown as { client: unknown }).client,
  })
