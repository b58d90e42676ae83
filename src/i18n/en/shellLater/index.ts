import type { BaseTranslation } from '../../i18n-types.ts'

/** What the shell says only when it is asked: its drawer and its dialogs. */
const en_shellLater = {
  chatCount: '{{count: Chat | Chat, ?? unread message | Chat, ?? unread messages}}',
  bellCount: '{{count: Notifications | Notifications, ?? unread | Notifications, ?? unread}}',
  languageKept: 'No',
  languageQuestion: 'Are you sure to change the language?',
  languageNote: 'The browser will refresh to get translated content.',
  logoutQuestion: 'Are you sure you want to logout?',
  reminder: {
    name: 'Unpaid order',
    payment: 'Order {order_id:number} waits for your payment',
    transfer: 'Order {order_id:number} waits for your transfer',
    left: '{left:string} left',
    pay: 'Pay now',
    over: 'The time to pay for order {order_id:number} has run out',
    see: 'See the order',
  },
  chooseCart: {
    title: 'You have two carts',
    note: 'A cart holds the items of one store. Which one do you want to keep? The other one is removed.',
    current: 'What you just chose',
    saved: 'Saved in your account',
    keep: 'Keep {store:string}',
    savedTitle: 'Your saved cart of {store:string}',
    savedNote: 'You had this cart before you signed in with another one.',
    remove: 'Remove the saved cart',
    unanswered: "We couldn't save your choice. Try again.",
    kept: 'Your cart has the items of {store:string}.',
    removed: 'The saved cart is removed.',
  },
  categories: 'Categories',
  latestStores: 'Latest stores',
  popularStores: 'Popular stores',
} satisfies BaseTranslation

export default en_shellLater
