import type { BaseTranslation } from '../../i18n-types.ts'

const en_pages = {
  help: {
    title: 'Help and support',
    note: 'Find your answer below, or talk to our team.',
    order: {
      title: 'Where is my order?',
      note: 'Track it on the map, or look through your order history.',
      noteGuest: 'You need its order ID and the phone number you ordered with.',
      track: 'Track order',
      mine: 'My orders',
    },
    contact: { title: 'Talk to us' },
    questions: {
      title: 'Frequently asked questions',
      cancel: {
        question: 'How do I cancel an order?',
        answer:
          'Open it under Track order and press Cancel order. You can cancel until the store confirms it. After that, call us.',
      },
      refund: {
        question: 'Something is missing or wrong. What now?',
        answer: "Call or write to us with the order ID. We'll send the item again or refund you.",
      },
      guest: {
        question: 'Do I need an account?',
        answer:
          'No. Continue as a guest at checkout, and keep the order ID and phone number to track your order. An account also keeps your addresses and your order history.',
      },
      pay: {
        question: 'How can I pay?',
        answer:
          'Online, from your wallet, by bank transfer, or in cash when you receive the order. Checkout shows the ways to pay for your order.',
      },
      area: {
        question: 'Where do you deliver?',
        answer: 'Place the map pin at your door to see whether we deliver there, and from which stores.',
      },
    },
    rules: 'Our rules',
  },
} satisfies BaseTranslation

export default en_pages
