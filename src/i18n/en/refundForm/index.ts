import type { BaseTranslation } from '../../i18n-types.ts'

const en_refundForm = {
  title: 'Ask for a refund',
  until: 'You can ask until {time:string}.',
  scope: {
    label: 'What should we refund?',
    whole: 'The whole order',
    wholeNote: 'All items, with delivery, fees and tip',
    items: 'Some items',
    itemsNote: 'At the price you paid, without delivery, fees and tip',
  },
  items: 'Items to refund',
  pieces: '{count:number} of {most:number}',
  reason: 'What went wrong?',
  note: 'Tell us more',
  noteHint: 'With a note or a picture we can decide faster.',
  pictures: {
    title: 'Pictures',
    hint: 'Up to 3 pictures that show the problem.',
    takePhoto: 'Take a photo',
    add: 'Choose pictures',
    list: 'Pictures of your request',
    picture: 'Picture {number:number} of your request',
    remove: 'Remove picture {number:number}',
    added: '{count:number} of {most:number} pictures added',
    tooMany: 'Maximum 3 images can be send at a time.',
    notPictures: 'Please choose a picture: jpg, png, gif or webp.',
  },
  sum: {
    title: 'Your refund',
    amount: 'You ask for',
    ways: {
      wallet: '{amount:string} to your wallet',
      gateway: '{amount:string} back to the card or account you paid with',
      transfer: '{amount:string} by bank transfer',
      cash: '{amount:string} in cash',
    },
    way: '{way:string}, within {{days: a day|?? days}}.',
    decides: 'This includes the day we take to decide.',
    rewards: 'Points and cashback you earned with it are taken back.',
  },
  flaws: {
    items: 'Choose at least one item.',
    free: "These items were free, so there's nothing to refund.",
    reason: 'Choose what went wrong.',
  },
  failed: "We couldn't send your request. It's safe to try again.",
  send: 'Send request',
  unread: "We couldn't load your order.",
  unlisted: "We couldn't load the reasons.",
  closed: "This order can't be refunded now",
  back: 'Back to the order',
} satisfies BaseTranslation

export default en_refundForm
