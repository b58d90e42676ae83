import type { BaseTranslation } from '../../i18n-types.ts'

const en_sharing = {
  copied: 'Link copied',
  notShared: "We couldn't share or copy the link.",
  stop: 'Stop sharing',
  off: 'Sharing is off.',
  order: {
    title: 'Share this order',
    note: 'Send a link to anyone who waits for this order. It shows how the order stands, but not your name, phone number, address, items or payment.',
    get: 'Get a link',
    send: 'Send the link',
    email: 'Send by email',
    until: 'Your link is ready. It works until {time:string}.',
    earlier: 'You shared this order. Your links work until {time:string}.',
  },
  parcel: {
    title: 'Links for both sides',
    note: 'The receiver sees when the courier comes, and the code for the hand-over. Whoever hands the parcel over sees when it is collected. Neither sees the phone number or address of the other.',
    get: 'Get the links',
    sendTo: 'Send to {name:string}',
    until: 'The links are ready. They work until {time:string}.',
    earlier: 'You shared this parcel. Your links work until {time:string}.',
  },
} satisfies BaseTranslation

export default en_sharing
