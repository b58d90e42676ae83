import type { SentEvent } from '#tests/support/world.ts'

/** Whose answer it is: the key in `setup({ actors })`, and the id that tells apart several of one name. */
export type Answering = { src: string; id: string }

/**
 * One way of making a path happen. The same path runs with stub ports (`actor-driver.ts`), against the reference
 * server behind a holding proxy (`service-driver.ts`) and in a browser.
 *
 * | step            | pure                 | service                          | browser                    |
 * | --------------- | -------------------- | -------------------------------- | -------------------------- |
 * | an event        | `actor.send`         | `actor.send`                     | the gesture, by role, name |
 * | a port answered | the stub resolves    | the proxy forwards to the server | the same                   |
 * | a port refused  | the stub rejects     | the proxy refuses                | the same                   |
 * | a delay elapsed | the held clock fires | the held clock fires             | `page.clock`               |
 */
export type Driver = {
  level: Level
  /** Milliseconds that a level may need to come to rest; `changed` resolves at the next change. */
  patience?: number
  changed?: (patience: number) => Promise<void>
  /** `sample` counts which of the model's samples of this event it is, from 0. */
  send: (event: SentEvent, sample: number) => Promise<void>
  answered: (who: Answering, output: unknown, sample: number) => Promise<void>
  refused: (who: Answering, error: unknown) => Promise<void>
  /** The delay that is `index`th of those running, counted in the order in which they started. */
  elapsed: (delay: { name: string; ms: number; index: number }) => Promise<void>
  /** What can be seen once everything has come to rest. */
  seen: () => Promise<Seen>
  stop: () => Promise<void>
}

export type Level = 'pure' | 'service' | 'browser'

export type Seen = {
  value: unknown
  status: string
  context: unknown
  output: unknown
  /** Requests with name and input, and emitted facts, since the driver started. */
  asked: [src: string, input: unknown][]
  heard: SentEvent[]
  /** The ids of the arrows taken since the driver started (`transitions.ts`). */
  arrows: string[]
}
