import type { BaseTranslation } from '../../i18n-types.ts'

const en_modules = {
  title: 'Select a type of module for your orders',
  note: 'A module must be selected to continue.',
  storeCount: '{{count: ?? store | ?? stores}}',
  current: 'Selected',
  none: 'No module found',
  noneNote: 'Contact with the site owner to activate modules.',
  failed: "We couldn't load the services",
  failedNote: 'Check your connection and try again. Your cart is safe.',
  switcher: 'Services',
  open: 'Show the services',
  close: 'Hide the services',
  otherService: 'See all services',
} satisfies BaseTranslation

export default en_modules
