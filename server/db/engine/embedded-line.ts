import { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** What the driver says when it leaves; the embedded database stays. */
const GOODBYE = 'X'.charCodeAt(0)

/**
 * A connection to the embedded database that looks like one to a server. PGlite answers on the calling thread, so the
 * connection waits one turn of the event loop: requests, timers and sockets run first, and the statements of that turn
 * are executed together.
 */
export class EmbeddedLine extends Duplex {
  readonly #database: PGlite

  constructor(database: PGlite) {
    super()
    this.#database = database
  }

  /** A broken connection may have left a transaction open, and the new one names its statements again. */
  connect(): void {
    this.#database.exec('rollback; deallocate all').then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    )
  }

  override _writev(asked: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#ask(asked.map(({ chunk }) => chunk)).then(() => done(), done)
  }

  override _write(asked: Buffer, _: BufferEncoding, done: (error?: Error) => void): void {
    this.#ask([asked]).then(() => done(), done)
  }

  override _read(): void {}

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  async #ask(messages: Buffer[]): Promise<void> {
    const asked = Buffer.concat(messages.filter(([kind]) => kind !== GOODBYE))
    if (asked.length === 0) return
    await nextTurn()
    const onRawData = (answer: Uint8Array) => void this.push(Buffer.from(answer))
    await this.#database.execProtocolRawStream(asked, { syncToFs: false, onRawData })
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
