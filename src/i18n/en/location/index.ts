import type { BaseTranslation } from '../../i18n-types.ts'

const en_location = {
  title: 'Delivery location',
  pick: {
    title: 'Choose your delivery location',
    map: 'Choose a location on the map',
    search: 'Search for a street, a place or a district',
    placeholder: 'Search for a street or a place',
    nothingFound: 'No results. Try another street or move the map.',
    searchFailed: "Search isn't responding. Press Enter to try again.",
    currentPosition: 'Use current location',
    confirm: 'Pick Locations',
    looking: 'Finding the address…',
    hint: 'Move the map until the pin is at your door',
    unnamed: 'This spot has no address. Move the pin to a street.',
    notFound: "We couldn't find the address of this spot.",
    retry: 'Try again',
    outside: 'Outside our delivery area',
    refused: "We don't deliver here yet. Move the pin to another street.",
  },
  permission: {
    title: 'Please allow browser location permission',
    note: 'Your browser location track permission is off. Please turn on the location permission to detect current location',
    close: 'Close',
    retry: 'Try again',
  },
  menu: {
    now: 'Delivering to',
    currentPosition: 'Use current location',
    fromMap: 'Pick from map',
    deliverHere: 'Deliver here',
    saved: 'Saved addresses',
    signInFirst: 'To select from saved addresses, you need to sign in.',
    signIn: 'Sign in',
    none: 'No saved addresses found to select.',
    failed: "We couldn't load your addresses.",
    retry: 'Try again',
    notServed: "We don't deliver there yet",
  },
  kinds: { home: 'Home', office: 'Office', other: 'Other' },
  storeMap: {
    title: '{name:string} on the map',
    map: 'Location of {name:string}',
    you: 'Your address',
    way: 'Distance to your address: {distance:string}',
  },
} satisfies BaseTranslation

export default en_location
