import { expect, it } from 'vitest'
import { setup } from 'xstate'
import type { Driver } from '#tests/support/driver.ts'
import { type ModelOf, model } from '#tests/support/model.ts'
import { coveringPaths } from '#tests/support/paths.ts'
import { replay } from '#tests/support/replay.ts'

const asking = setup({ types: { events: {} as { type: 'ask.again' } } }).createMachine({
  id: 'asking',
  initial: 'open',
  states: { open: { on: { 'ask.again': { target: 'open', reenter: true } } } },
})
const again = model(asking, { inputs: { somebody: undefined }, events: { 'ask.again': [{}] }, answers: {} })

/** A level whose steps take effect later, as in a browser. */
function slowly(happened: string[]): Driver {
  const arrows: string[] = []
  const nothing = async () => {}
  return {
    level: 'browser',
    patience: 1000,
    send: async () => void happened.push('sent'),
    changed: async () => {
      happened.push('taken')
      arrows.push('open ask.again')
    },
    seen: async () => ({
      value: 'open',
      status: 'active',
      context: undefined,
      output: undefined,
      asked: [],
      heard: [],
      arrows: [...arrows],
    }),
    answered: nothing,
    refused: nothing,
    elapsed: nothing,
    stop: nothing,
  }
}

it('a step that leads back to the same state is over before the next begins', async () => {
  const [path] = coveringPaths(again as ModelOf).paths
  const [step] = path!.steps
  const happened: string[] = []
  await replay({ ...path!, steps: [step!, step!] }, slowly(happened), ['value', 'status', 'news'])
  expect(happened).toEqual(['sent', 'taken', 'sent', 'taken'])
})
