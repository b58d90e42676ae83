import { expect, it } from 'vitest'
import { discoverBrowser, discoverFlows } from '#tests/support/discover.ts'
import { judgeExcuses } from '#tests/support/excuses.ts'

/** Whether an excused transition is taken after all is known only in the browser (tests/e2e/paths). */
for (const {
  name,
  machines: [machine],
} of await discoverFlows()) {
  const lived = await discoverBrowser(name)
  if (!machine || !lived?.unseen) continue
  it(`${name} excuses only transitions that exist`, () => {
    expect(judgeExcuses(machine, [], lived.unseen).stale).toEqual([])
  })
}
