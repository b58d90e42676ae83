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
  former: 'Former customer',
  policy: 'How reviews work',
} satisfies BaseTranslation

export default en_opinions
