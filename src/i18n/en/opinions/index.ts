import type { BaseTranslation } from '../../i18n-types.ts'

const en_opinions = {
  title: 'What customers say',
  of: 'Reviews of {name:string}',
  ratings: 'from {{count: ?? rating | ?? rating | ?? ratings}}',
  none: 'Nobody has written about it yet.',
  more: 'More reviews',
  moreFailed: 'More reviews could not be loaded.',
  shown: '{{count: ?? review | ?? review | ?? reviews}} shown',
  answerOf: 'Answer of {store:string}',
  pictures: 'Pictures by {name:string}',
  picture: 'Picture {number:number}',
} satisfies BaseTranslation

export default en_opinions
