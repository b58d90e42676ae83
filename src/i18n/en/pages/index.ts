import type { BaseTranslation } from '../../i18n-types.ts'

const en_pages = {
  help: {
    title: 'Help and support',
    note: 'Most answers are below. For the rest there are people.',
    order: {
      title: 'Where is my order?',
      note: 'Follow it on the map, or look through everything you ever ordered.',
      noteGuest: 'You need its order ID and the phone number you ordered with.',
      track: 'Track order',
      mine: 'My orders',
    },
    contact: { title: 'Talk to us' },
    questions: {
      title: 'What most people ask',
      cancel: {
        question: 'How do I cancel an order?',
        answer:
          'Open it under Track order and press Cancel order. That works until the store has confirmed it; afterwards, call us.',
      },
      refund: {
        question: 'Something is missing or wrong. What now?',
        answer: 'Call or write to us with the order ID. What went wrong is sent again or paid back.',
      },
      guest: {
        question: 'Do I need an account?',
        answer:
          'No. Go on as a guest at checkout, and remember the order ID and the phone number: with them you track the order. An account keeps your addresses and your order history.',
      },
      pay: {
        question: 'How can I pay?',
        answer: 'In cash: to the courier when the order arrives, or at the counter when you collect it.',
      },
      area: {
        question: 'Where do you deliver?',
        answer:
          'Put the pin of the map on your door: it says at once whether we deliver there, and which stores do.',
      },
    },
    rules: 'Our rules',
  },
} satisfies BaseTranslation

export default en_pages
