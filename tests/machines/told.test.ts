import { expect, it } from 'vitest'
import { reactions } from '#app/reactions/react-to.ts'
import { discoverBrowser, discoverFlows, discoverTold } from '#tests/support/discover.ts'

const flows = await discoverFlows()
const withReactions = flows.filter(({ machines }) => machines.some(({ id }) => id in reactions))

it('every flow with reactions and a screen says what follows from each fact in the whole app', async () => {
  const missing: string[] = []
  for (const { name, machines } of withReactions) {
    const told = await discoverTold(name)
    if (!told && (await discoverBrowser(name))) missing.push(name)
    if (!told) continue
    const table = reactions[machines[0]!.id as keyof typeof reactions]
    missing.push(...Object.keys(table).flatMap((type) => (type in told.follows ? [] : `${name} ${type}`)))
  }
  expect(withReactions.length).toBeGreaterThan(15)
  expect(missing).toEqual([])
})
