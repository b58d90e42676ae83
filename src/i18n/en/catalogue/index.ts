import type { BaseTranslation } from '../../i18n-types.ts'

const en_catalogue = {
  categories: 'Categories',
  noCategories: 'There are no categories here yet',
  noCategoriesNote: 'Another service of the shop has more.',
  toHome: 'Back to home',
  goneTitle: 'This category is not here',
  goneNote: 'It may have been renamed, or the link is old.',
  toCategories: 'See all categories',
  breadcrumbs: 'Where you are',
  parts: 'Parts of {name:string}',
  all: 'All',
  notFoundNote: 'Nothing of this category is sold around you.',
  pickPlace: 'Pick from map',
  placeNote: 'Tell us where you are, and we show what is sold around you.',
  allBrands: 'All brands',
  sortDefault: 'Default',
  sortAz: 'A to Z',
  sortZa: 'Z to A',
} satisfies BaseTranslation

export default en_catalogue
