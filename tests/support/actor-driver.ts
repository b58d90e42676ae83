import type { AnyStateMachine } from 'xstate'
import type { Driver } from '#tests/support/driver.ts'
import { runActor } from '#tests/support/running-actor.ts'

/** The pure level: the machine as a running actor, its ports and children stubs that answer on command. */
export function actorDriver(machine: AnyStateMachine, input: unknown): Driver {
  const actor = runActor(machine, input, { stubbed: Object.keys(machine.implementations.actors) })
  return {
    level: 'pure',
    send: async (event) => actor.send(event),
    answered: async (who, output) => actor.stub(who).resolve(output),
    refused: async (who, error) => actor.stub(who).reject(error),
    elapsed: async ({ index }) => actor.clock.elapse(index),
    seen: async () => {
      await settled()
      return actor.seen()
    },
    stop: async () => actor.stop(),
  }
}

/** Answers travel by promises; after one turn of the event loop every one of them has arrived. */
const settled = () => new Promise((resolve) => setImmediate(resolve))
