import type { BaseTranslation } from '../../i18n-types.ts'

const en_opinions = {
  title: 'What customers say',
  of: 'Reviews of {name:string}',
  ratings: 'from {{count: ?? rating | ?? ratings}}',
  none: 'No reviews yet.',
  more: 'More reviews',
  moreFailed: "We couldn't load more reviews.",
  shown: '{{count: ?? review | ?? reviews}} shown',
  answerOf: 'Reply from {store:string}',
  pictures: 'Pictures by {name:string}',
  picture: 'Picture {number:number}',
  fromOrder: 'From a delivered order',
  edited: 'edited',
  translated: 'Translated',
  showOriginal: 'Show the original',
  showTranslation: 'Show the translation',
  former: 'Former customer',
  policy: 'How reviews work',
  report: {
    open: 'Report',
    of: 'Report the review by {name:string}',
    title: 'Report this review',
    why: "What's wrong with it?",
    reasons: {
      offensive: "It's insulting or hateful",
      personal_data: 'It reveals personal data',
      advertisement: "It's advertising",
      untrue: "It isn't true",
      other: 'Something else',
    },
    note: 'Tell us more (optional)',
    missing: 'Choose a reason',
    failed: "We couldn't send your report. Try again.",
    send: 'Send report',
    thanks: 'Thank you for your report',
    thanksNote: 'Our team will look at this review. It stays visible until they have decided.',
  },
} satisfies BaseTranslation

export default en_opinions
