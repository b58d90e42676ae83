import type { BaseTranslation } from '../../i18n-types.ts'

const en_sections = {
  all: 'All',
  highlights: 'Highlights for you',
  reviews: '{{count: ?? review | ?? reviews}}',
  popularItems: 'Popular items nearby',
  bestReviewed: 'Best reviewed',
  featured: 'Featured categories',
  conditions: 'Common conditions',
  brands: 'Brands',
  coupons: 'Coupons',
  orderFrom: 'On orders from {amount:string}',
  atMost: 'Up to {amount:string}',
  newStores: "What's New",
  newArrivals: 'New arrivals',
  visitStoreAgain: 'Visit Again',
  visitAgain: 'Visit Again',
  recommended: 'Recommended for you',
  storesAround: 'Stores near you',
  restaurantsAround: 'Restaurants near you',
  nothing: 'Items not found!',
  promotion: 'Promotion',
  storeTabs: { popular: 'Popular', topRated: 'Top Rated', new: 'New' },
  cashback: {
    open: 'Cashback offers',
    title: 'Cashback',
    back: '{amount:string} back',
  },
  welcome: {
    title: 'Welcome to {name:string}!',
    note: 'Your account is ready. Enjoy your first order.',
    gift: '{discount:string} off your first order',
    validity: 'Valid for {validity:string}',
    start: 'Start shopping',
  },
  goToSlide: 'Go to slide {number:number}',
  pauseSlides: 'Pause the slides',
  playSlides: 'Play the slides',
} satisfies BaseTranslation

export default en_sections
