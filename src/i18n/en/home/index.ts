import type { BaseTranslation } from '../../i18n-types.ts'

const en_home = {
  title: 'Order from {name:string}',
  banners: 'Offers of the day',
  categories: 'What are you looking for?',
  popularStores: 'Popular stores',
  popularRestaurants: 'Popular restaurants',
  newStores: "What's New",
  specialOffer: 'Special Offer',
  popularItems: 'Popular items nearby',
  bestReviewed: 'Best reviewed',
  recommended: 'Recommended for you',
  newArrivals: 'New arrivals',
  visitAgain: 'Visit Again',
  all: 'All',
  otherService: 'See all services',
  parcelTitle: 'Where is my parcel?',
  parcelNote: 'Follow what is on its way with its number and your phone. To send something, talk to us.',
  pickModule: 'Select a type of module for your orders',
  pickModuleNote: 'A module must be selected to continue.',
} satisfies BaseTranslation

export default en_home
