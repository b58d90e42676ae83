import type { BaseTranslation } from '../../i18n-types.ts'

const en_pay = {
  title: 'Pay for your order',
  amount: 'Amount to pay',
  order: 'Order {id:number}',
  from: 'Order {id:number} from {store:string}',
  deadline: 'Pay within {left:string}, or the order is canceled.',
  deadlineOver: 'The time to pay is over.',
  failedTitle: 'Order Place Failed',
  failedNote: 'Your order is saved. Pay again, choose another way to pay, or cancel it.',
  reasons: {
    insufficient_funds: {
      title: 'Not enough money on the card',
      next: 'Use another card, or choose another way to pay.',
    },
    bank_refused: {
      title: 'Your bank declined the payment',
      next: 'Use another card, or ask your bank why.',
    },
    confirmation_failed: {
      title: "Your bank couldn't confirm that it was you",
      next: 'Pay again, and confirm the payment in the app of your bank.',
    },
    expired: {
      title: 'The payment page expired',
      next: 'Pay again: a new page opens. You have not been charged.',
    },
    canceled: {
      title: 'You left the payment page',
      next: 'Pay again whenever you are ready. You have not been charged.',
    },
    technical: {
      title: 'The payment did not go through',
      next: 'A technical problem stopped it. Pay again in a moment, or choose another way to pay.',
    },
  },
  ways: {
    title: 'Or pay another way',
    digital_payment: 'Pay online',
    cash_on_delivery: 'Cash on delivery',
    cashAtStore: 'Cash at the store',
    wallet: 'Wallet',
    walletNote: 'Your balance: {amount:string}',
    offline_payment: 'Bank transfer',
    offlineNote: 'You transfer the amount, and the store checks it.',
  },
  payNow: 'Pay {amount:string}',
  payWith: {
    cash_on_delivery: 'Pay in cash',
    wallet: 'Pay {amount:string} from the wallet',
    offline_payment: 'Continue to bank transfer',
  },
  cancelOrder: 'Cancel order',
  backHome: 'Back to home',
  opening: 'Opening the payment page…',
  switching: 'Changing the way to pay…',
  canceling: 'Canceling your order…',
  reading: 'Checking your order…',
  dialog: {
    cancelTitle: 'Cancel this order?',
    cancelNote: 'What you already paid for it goes back to your wallet or card.',
    payAgain: 'Pay again',
    payCash: 'Pay in cash',
    keep: 'Keep the order',
  },
  waiting: {
    gatewayTitle: 'Confirming your payment',
    gatewayNote:
      "We're waiting for the payment service. You can close this page: the order moves on by itself.",
    reviewTitle: 'Your transfer is under review',
    reviewNote: 'The store checks that the money has arrived. You can close this page: we will tell you.',
    looked: 'Last checked at {time:string}',
    look: 'Check now',
    told: 'What you told us',
  },
  transfer: {
    title: 'Transfer the amount',
    denied: 'The store could not find your transfer',
    deniedNote: 'Check the details and send them again, or choose another way to pay.',
    method: 'Transfer to',
    reference: 'Order ID, for the purpose of the transfer',
    copy: 'Copy {name:string}',
    copied: 'Copied',
    details: 'Your transfer',
    detailsNote: 'Once you have transferred the amount, tell us how to find it.',
    note: 'Note',
    missing: 'Please fill in this field',
    methodMissing: 'Please choose where you transferred to',
    failed: "We couldn't send your details. It's safe to send them again.",
    send: 'Send details',
    none: 'We take no transfers at the moment',
    noneNote: 'Please choose another way to pay.',
    unlisted: "We couldn't load the accounts",
    payOnline: 'Pay online instead',
  },
  closed: {
    title: 'This order is canceled',
    note: 'Nothing is left to pay. What you paid is on its way back to you.',
    see: 'See the order',
  },
  notFound: {
    title: 'Order not found',
    note: 'Check the link, or sign in with the account that placed the order.',
    signIn: 'Sign in',
    track: 'Track an order',
  },
  unread: {
    title: "We can't read your order right now",
    note: 'Your order is safe. We keep trying.',
  },
} satisfies BaseTranslation

export default en_pay
