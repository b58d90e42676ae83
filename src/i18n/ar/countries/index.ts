import type { NamespaceCountriesTranslation } from '../../i18n-types.ts'

const ar_countries = {
  placeholder: 'ابحث باسم الدولة أو رمزها',
  chosen: 'الدولة المختارة',
  others: 'دول أخرى',
  noMatch: 'لم نجد هذه الدولة. جرّب اسمًا أو رمزًا آخر.',
} satisfies NamespaceCountriesTranslation

export default ar_countries
