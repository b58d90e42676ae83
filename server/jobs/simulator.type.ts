import type { Database } from '#server/db/engine/open.ts'

/** What a job of the demo needs. */
export type SimulatorOptions = {
  db: Database
  now: () => Date
  /** 2 is twice as fast. */
  speed: number
  /** Relays the events of the moved orders. */
  relay: () => void
  onError: (error: unknown) => void
}
