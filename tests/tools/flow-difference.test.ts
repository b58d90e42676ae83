import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { setup } from 'xstate'
import { readChart } from '#src/gallery/chart.ts'
import { differenceOf, isChanged } from '#src/gallery/flow-difference.ts'
import { root } from '#tools/dev/exec.ts'

const base = setup({ types: { events: {} as { type: 'go' | 'stop' } }, guards: { ready: () => true } })

const before = base.createMachine({
  id: 'flow',
  initial: 'waiting',
  states: {
    waiting: { description: 'The customer waits.', on: { go: 'going' } },
    going: { on: { stop: 'waiting' } },
  },
})

const now = base.createMachine({
  id: 'flow',
  initial: 'waiting',
  states: {
    waiting: { description: 'Nothing was pressed.', on: { go: { guard: 'ready', target: 'moving' } } },
    moving: {},
  },
})

it('a flow that stays the same has no difference', () => {
  const chart = readChart(before)
  expect(isChanged(differenceOf(chart, readChart(before)))).toBe(false)
})

it('the difference names states and transitions that are new, gone or changed', () => {
  expect(differenceOf(readChart(before), readChart(now))).toEqual({
    states: {
      added: ['moving'],
      removed: ['going'],
      changed: [
        {
          id: 'waiting',
          parts: [{ what: 'description', was: 'The customer waits.', is: 'Nothing was pressed.' }],
        },
      ],
    },
    arrows: {
      added: [],
      removed: ['going stop'],
      changed: [
        {
          id: 'waiting go',
          parts: [
            { what: 'goes to', was: 'going', is: 'moving' },
            { what: 'guard', was: '', is: 'ready' },
          ],
        },
      ],
    },
  })
})

it('a new flow is added whole, and a flow that is gone is removed whole', () => {
  const chart = readChart(now)
  expect(differenceOf(undefined, chart).states.added).toEqual(['flow', 'waiting', 'moving'])
  expect(differenceOf(chart, undefined).arrows.removed).toEqual(['waiting go'])
})

/** Beside the page that a reviewer may have open. */
const OUT = '.cache/flows-since.html'

const since = (commit: string) =>
  spawnSync(process.execPath, ['tools/docs/flows.ts', '--since', commit, '--out', OUT], {
    cwd: root,
    encoding: 'utf8',
  })

it('the flows of a commit are read beside those of today, and a page is written', () => {
  const { status, stdout } = since('HEAD')
  expect(stdout).toMatch(/On their charts: \.cache\/flows-since\.html\n$/)
  expect(status).toBe(0)
}, 60_000)

it('a commit that git does not know is named', () => {
  const { status, stderr } = since('no-such-commit')
  expect(stderr).toMatch('git knows no commit no-such-commit.\n')
  expect(status).toBe(1)
}, 60_000)
