import type { BaseTranslation } from '../i18n-types.ts'

/** Words of the whole shop; what only one feature says stands in that feature's namespace. */
const en = {
  actions: {
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    retry: 'Try again',
    yes: 'Yes',
    remove: 'Remove',
    undo: 'Undo',
    more: 'Show more',
    less: 'Show less',
    viewAll: 'View all',
    signIn: 'Sign in',
  },
  confirm: { title: 'Confirm this request?' },
  parts: {
    skipToContent: 'Skip to content',
    required: 'required',
    loading: 'Loading',
    country: 'Country',
    phonePlaceholder: 'Enter phone number',
    increase: 'One more',
    decrease: 'One less',
    quantity: 'Quantity: {count:number}',
    rating: 'Rated {rating:string} of 5',
    was: 'Was {price:string}',
    previousSlide: 'Previous slide',
    nextSlide: 'Next slide',
    notifications: 'Notifications',
    clearText: 'Clear the text',
  },
  languages: { en: 'English', ar: 'العربية' },
  problems: {
    unreachable: {
      title: "We can't connect right now",
      note: 'Check your connection and try again. Your cart is safe.',
    },
    failed: {
      title: 'Something went wrong',
      note: 'Your cart and everything you entered are safe.',
    },
  },
  counts: {
    results: '{{count: ?? result | ?? results}}',
  },
} satisfies BaseTranslation

export default en
