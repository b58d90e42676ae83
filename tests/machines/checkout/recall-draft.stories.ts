import { recallDraftMachine } from '#machines/checkout/recall-draft.machine.ts'
import { offline } from '#tests/machines/samples/checkout.ts'
import { aDayOld, draftNamed, NOW, storedDraft } from '#tests/machines/samples/kept-draft.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const read = ['readDraft', draftNamed] as const
const erase = ['eraseDraft', draftNamed] as const
const looked = (draft: ReturnType<typeof storedDraft> | null) => done('readDraft', { draft, now: NOW })

/** docs/spec.md §2, Checkout: what was said is found again for 24 hours. */
export const recallDraftStories = stories(recallDraftMachine, {
  'checkout goes on where the shopper left it': {
    input: draftNamed,
    when: [at('reading', ['busy']), looked(storedDraft())],
    ends: 'found',
    asked: [[...read]],
    output: { type: 'found', draft: storedDraft() },
  },
  'a checkout without a draft starts from the beginning': {
    input: draftNamed,
    when: [looked(null)],
    ends: 'none',
    asked: [[...read]],
    output: { type: 'none' },
  },
  'a draft of one millisecond less than 24 hours is found': {
    input: draftNamed,
    when: [looked(storedDraft({ at: aDayOld.at + 1 }))],
    ends: 'found',
    output: { type: 'found', draft: storedDraft({ at: aDayOld.at + 1 }) },
  },
  'a draft of 24 hours is forgotten': {
    input: draftNamed,
    when: [looked(aDayOld), at('erasing', ['busy']), done('eraseDraft')],
    ends: 'none',
    asked: [[...read], [...erase]],
    output: { type: 'none' },
  },
  'checkout starts from the beginning when the old draft cannot be erased': {
    input: draftNamed,
    when: [looked(aDayOld), refused('eraseDraft', offline)],
    ends: 'none',
    output: { type: 'none' },
  },
  'checkout starts from the beginning when the browser cannot be read': {
    input: draftNamed,
    when: [refused('readDraft', offline)],
    ends: 'none',
    output: { type: 'none' },
  },
})
