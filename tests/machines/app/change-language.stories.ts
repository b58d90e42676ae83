import { changeLanguageMachine } from '#machines/app/change-language.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const full = new Error('storage is full')

// docs/spec.md §4, language: a change needs confirmation (Yes/No), then the page reloads.
export const changeLanguageStories = stories(changeLanguageMachine, {
  'the language change stores the language when the customer agrees, so that the page can be loaded again': {
    input: { locale: 'ar' },
    when: [
      at('confirming'),
      { type: 'language.accept' },
      at('storing', ['busy']),
      ignored({ type: 'language.accept' }),
      done('storeLanguage'),
    ],
    ends: 'changed',
    asked: [['storeLanguage', { locale: 'ar' }]],
    output: { type: 'changed', locale: 'ar' },
  },
  'the language change keeps the language when the customer declines': {
    input: { locale: 'ar' },
    when: [{ type: 'language.decline' }],
    ends: 'kept',
    asked: [],
    output: { type: 'kept' },
  },
  'the language change says so when the language cannot be stored, and asks again': {
    input: { locale: 'en' },
    when: [
      { type: 'language.accept' },
      refused('storeLanguage', full),
      at('confirming'),
      { type: 'language.accept' },
      done('storeLanguage'),
    ],
    ends: 'changed',
    asked: [
      ['storeLanguage', { locale: 'en' }],
      ['storeLanguage', { locale: 'en' }],
    ],
    heard: [{ type: 'failure', error: full }],
    output: { type: 'changed', locale: 'en' },
  },
})
