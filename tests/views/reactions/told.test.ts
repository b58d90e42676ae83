import { afterEach, describe, expect, it, vi } from 'vitest'
import { reactions } from '#app/reactions/react-to.ts'
import type { Told, ToldFlow } from '#src/core/told.ts'
import { type ToldOf, told } from '#tests/support/told.ts'
import { accountDeleted } from '#tests/support/told-rows.ts'
import { testFileOf } from '#tools/check/machine-files.ts'
import { asDone, buttonsOf, type Did, grouped, inArabic, textsOf } from './as-done.ts'
import { whatFollows } from './recording-app.ts'

afterEach(forget)

function forget(): void {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}

/** docs/spec.md §4 Location pick, §4 Language, §4 Profile delete: the page before left a note. */
const pageTold = told('page', {
  addressSelected: { says: [['success', 'New delivery address selected.']] },
  languageChanged: { says: [['success', 'Language has been changed']] },
  accountDeleted: { says: accountDeleted.says },
})

const files = import.meta.glob<Record<string, ToldOf>>('/tests/machines/*/*.levels.ts')

/** Flows whose table stands in the file of another one. */
const beside: Partial<Record<ToldFlow, string>> = { signInWithCode: 'verify-phone' }

async function tableOf(flow: ToldFlow): Promise<ToldOf> {
  if (flow === 'page') return pageTold
  const name = beside[flow] ?? flow.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const levels = (await files[`/${testFileOf(name, '.levels.ts')}`]?.()) ?? {}
  const found = Object.values(levels).find((each) => each?.kind === 'told' && each.flow === flow)
  if (!found)
    throw new Error(`${testFileOf(name, '.levels.ts')} does not say what the app does about ${flow}`)
  return found
}

/** A page that is gone to over an overlay takes its place. */
const inPlace = ([word, what]: Did): Did => [word === 'goes' ? 'goesInstead' : word, what]

/** Nothing lies over the page: there is nothing to close. */
const withoutOverlay = ([word]: Did): boolean => word !== 'closes'

describe('the app does what its table says about each fact and each outcome of', () => {
  // Each test reads the file of its own flow only: the mutants of a flow need no other.
  it.each(Object.keys(reactions) as ToldFlow[])('%s', async (flow) => {
    const { samples, followsFrom } = await tableOf(flow)
    expect(Object.keys(samples).sort()).toEqual(Object.keys(reactions[flow]).sort())
    for (const sample of Object.values(samples).flat()) {
      const seen = `${flow} ${JSON.stringify(sample)}`
      const follows = followsFrom(sample)!
      const expected = asDone(follows)
      const { did, press } = await whatFollows(flow, sample as Told<ToldFlow>)
      expect(grouped(did), seen).toEqual(expected.filter(withoutOverlay))
      for (const [index, then] of buttonsOf(follows).entries())
        expect(grouped(await press(index)), `${seen}, its button`).toEqual(asDone(then))

      forget()
      const over = await whatFollows(flow, sample as Told<ToldFlow>, { overlay: { name: 'menu' } })
      expect(grouped(over.did), `${seen}, over an overlay`).toEqual(expected.map(inPlace))

      forget()
      const arabic = await whatFollows(flow, sample as Told<ToldFlow>, { locale: 'ar' })
      expect(textsOf(arabic.did), `${seen}, in Arabic`).toEqual(
        textsOf(expected).map((text) => inArabic(text, sample)),
      )
      forget()
    }
  })
})
