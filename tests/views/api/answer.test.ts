import { expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { answer } from '#api/answer.ts'
import { port } from '#machines/port.ts'

const ports = { ask: port<string, void>('ask') }

const askingMachine = setup({
  actors: ports,
  types: { events: {} as { type: 'leave' } | { type: 'return' } },
}).createMachine({
  initial: 'asking',
  states: {
    asking: {
      invoke: { id: 'ask', src: 'ask', onDone: 'answered', onError: 'failed' },
      on: { leave: 'away' },
    },
    away: { on: { return: 'asking' } },
    answered: {},
    failed: {},
  },
})

it('answers with what the request answers, and fails when it fails', async () => {
  const answered = createActor(
    askingMachine.provide({ actors: { ask: answer(ports.ask, async () => 'yes') } }),
  ).start()
  const failed = createActor(
    askingMachine.provide({ actors: { ask: answer(ports.ask, () => Promise.reject(new Error('offline'))) } }),
  ).start()
  await expect
    .poll(() => [answered.getSnapshot().value, failed.getSnapshot().value])
    .toEqual(['answered', 'failed'])
})

it('never takes the abort of an earlier question for an answer', async () => {
  const rejections: (() => void)[] = []
  const logic = answer(
    ports.ask,
    (_, signal) =>
      new Promise<string>((_, reject) => {
        rejections.push(() => reject(signal.reason))
      }),
  )
  const controller = new AbortController()
  const settled: string[] = []
  // The promise an actor waits for, asked and then aborted as XState does when the actor stops.
  const question = (logic as unknown as { config: (args: object) => Promise<string> }).config({
    input: undefined,
    signal: controller.signal,
  })
  question.then(
    () => settled.push('done'),
    () => settled.push('error'),
  )
  controller.abort()
  for (const reject of rejections) reject()
  await new Promise((resolve) => setImmediate(resolve))
  expect(settled).toEqual([])
})
