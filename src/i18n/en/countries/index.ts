import type { BaseTranslation } from '../../i18n-types.ts'

const en_countries = {
  placeholder: 'Search by country or code',
  chosen: 'Selected country',
  others: 'Other countries',
  noMatch: 'No country found. Try another name or code.',
} satisfies BaseTranslation

export default en_countries
