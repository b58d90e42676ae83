import { describe, expect, test } from 'vitest'
import type { Title } from '#machines/titles.ts'
import { titlesOf } from '#src/gallery/flow-titles.ts'
import { machineFlows } from '#src/gallery/machine-flows.ts'
import { COMMON_EVENTS } from '#src/gallery/titles.ts'
import { arrows, stateNodes } from '#src/gallery/transitions.ts'

const LONGEST = 44

describe.each(machineFlows)('$name', (flow) => {
  const titles = titlesOf(flow)

  test(`the titles of ${flow.name} name each of its states and events, and no others`, () => {
    const events = arrows(flow.machine)
      .map(({ event }) => event)
      .filter((event) => !(event in COMMON_EVENTS))
    expect(Object.keys(titles?.states ?? {}).sort()).toEqual(
      stateNodes(flow.machine)
        .map(({ path }) => path.join('.'))
        .sort(),
    )
    expect(Object.keys(titles?.events ?? {}).sort()).toEqual([...new Set(events)].sort())
  })

  test(`the titles of ${flow.name} are short and differ, in both languages`, () => {
    const { flow: name, states = {}, events = {} } = titles ?? {}
    const all = [...(name ? [name] : []), ...Object.values(states), ...Object.values(events)]
    expect(all.filter((title) => !isTitle(title))).toEqual([])
    for (const table of [states, events])
      for (const language of [0, 1] as const) {
        const texts = Object.values(table).map((title) => title[language])
        expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
      }
  })
})

test('no two flows have the same title', () => {
  for (const language of [0, 1] as const) {
    const names = machineFlows.map((flow) => titlesOf(flow)?.flow[language])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})

const isTitle = ([en, ar]: Title): boolean =>
  /^[A-Z]/.test(en) &&
  !/[.!]$/.test(en) &&
  en.length <= LONGEST &&
  /\p{Script=Arabic}/u.test(ar) &&
  ar.length <= LONGEST
