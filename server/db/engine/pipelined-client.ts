import pg from 'pg'
import { recordAnswer } from './disk-full.ts'
import { named } from './named-statements.ts'

/**
 * A connection that sends statements without waiting for earlier answers: the statements of one turn leave in one
 * packet and run in order. A failing statement in a transaction fails those behind it.
 */
export class PipelinedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.connection.on('errorMessage', recordAnswer)
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg overloads `query` with every way it was ever called.
  override query(query: any, ...rest: any[]): any {
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    const asked = super.query(named(query, rest[0]), ...rest)
    if (!query.text?.startsWith('begin')) return asked
    // No caller awaits `begin`. If it failed, the next statements would not form a transaction.
    asked.catch(() => stream.destroy())
    return Promise.resolve()
  }
}
