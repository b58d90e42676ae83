import { expect, it } from 'vitest'
import { discoverBrowser, discoverFlows } from '#tests/support/discover.ts'
import { judgeExcuses } from '#tests/support/excuses.ts'

/** Whether an excused transition is taken after all is known only in the browser (tests/e2e/paths). */
for (const {
  name,
  machines: [machine],
} of await discoverFlows()) {
  const lived = await discoverBrowser(name)
  if (!machine || !lived) continue
  if (lived.unseen)
    it(`${name} excuses only transitions that exist`, () => {
      expect(judgeExcuses(machine, [], lived.unseen).stale).toEqual([])
    })
  if (lived.inVain)
    it(`${name} excuses only presses for which its states have no transition`, () => {
      for (const [type, states] of Object.entries(lived.inVain ?? {})) {
        expect(machine.events).toContain(type)
        for (const state of Object.keys(states ?? {})) {
          const own = machine.getStateNodeById(`${machine.id}.${state}`)
          for (let node: typeof own | undefined = own; node; node = node.parent)
            expect(node.ownEvents, state).not.toContain(type)
        }
      }
    })
}
