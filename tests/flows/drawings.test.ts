import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawnFlows } from '#src/gallery/drawn-flows.ts'
import { root } from '#tests/support/discover.ts'

const folder = join(root, 'docs/flows')
const drawn = await drawnFlows()

describe('docs/flows', () => {
  it('holds what the machines are now, and nothing else: `npm run flows` writes it', () => {
    expect(readdirSync(folder).sort()).toEqual([...drawn.keys()].sort())
  })

  it.each([...drawn])('%s is not stale', (name, content) => {
    expect(readFileSync(join(folder, name), 'utf8') === content, `npm run flows, then look at ${name}`).toBe(
      true,
    )
  })
})
