import { randomUUID } from 'node:crypto'
import { BroadcastChannel as NodeChannel } from 'node:worker_threads'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { drawingStandIn } from '#tests/support/drawing-stand-in.ts'

// Parts that come late are really fetched: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 5_000 })

const file = randomUUID()

/** The document lacks channels. Node's reach every thread of the process, so the name keeps the files apart. */
class Channel extends NodeChannel {
  constructor(name: string) {
    super(`${file} ${name}`)
    this.unref()
  }
}
Object.assign(globalThis, { BroadcastChannel: Channel }, drawingStandIn)

afterEach(cleanup)
