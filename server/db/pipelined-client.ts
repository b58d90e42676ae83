import pg from 'pg'
import { noteAnswer } from './disk.ts'
import { named } from './named-statements.ts'

/**
 * A connection that does not wait for an answer before it asks on: what is asked within one turn leaves in one packet, and
 * is done in its order. A statement that fails in a transaction fails those behind it.
 */
export class PipelinedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.connection.on('errorMessage', noteAnswer)
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg overloads `query` with every way it was ever called.
  override query(query: any, ...rest: any[]): any {
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    const asked = super.query(named(query, rest[0]), ...rest)
    if (!query.text?.startsWith('begin')) return asked
    // Nobody waits for it alone. Were it to fail, what follows would not be one transaction.
    asked.catch(() => stream.destroy())
    return Promise.resolve()
  }
}
