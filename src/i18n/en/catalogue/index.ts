import type { BaseTranslation } from '../../i18n-types.ts'

const en_catalogue = {
  itemCount: '{{count: ?? item | ?? items}}',
  categories: 'Categories',
  noCategories: 'No categories here yet',
  noCategoriesNote: 'Try another service.',
  toHome: 'Back to home',
  goneTitle: 'Category not found',
  goneNote: 'It may have been renamed or removed.',
  toCategories: 'See all categories',
  breadcrumbs: 'Breadcrumb',
  parts: 'Subcategories of {name:string}',
  all: 'All',
  notFoundNote: 'Nothing in this category is available near you.',
  allZones: 'Showing all delivery areas. Set your location to see what is available near you.',
  setLocation: 'Set location',
  allBrands: 'All brands',
  sortDefault: 'Default',
  sortAz: 'A to Z',
  sortZa: 'Z to A',
} satisfies BaseTranslation

export default en_catalogue
