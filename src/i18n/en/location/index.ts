import type { BaseTranslation } from '../../i18n-types.ts'

const en_location = {
  title: 'Delivery location',
  pick: {
    title: 'Where do we deliver?',
    map: 'Choose the place on the map',
    search: 'Search for a street, a place or a district',
    placeholder: 'Search for a street or a place',
    nothingFound: 'Nothing of that name in town. Try another street or move the map.',
    searchFailed: 'The search did not answer. Press Enter to try again.',
    currentPosition: 'Use current location',
    confirm: 'Pick Locations',
    looking: 'Looking at the address',
    hint: 'Move the map to put the pin on your door',
    unnamed: 'There is no address at this point. Move the pin to a street.',
    notFound: 'The address of this point did not come.',
    retry: 'Try again',
    refused: 'We do not deliver here yet. Move the pin to another street.',
  },
  permission: {
    title: 'Please allow browser location permission',
    note: 'Your browser location track permission is off. Please turn on the location permission to detect current location',
    close: 'Close',
    retry: 'Try again',
  },
  menu: {
    now: 'We deliver to',
    currentPosition: 'Use current location',
    fromMap: 'Pick from map',
    deliverHere: 'Deliver here',
    saved: 'Saved addresses',
    signInFirst: 'To select from saved addresses, you need to sign in.',
    signIn: 'Sign in',
    none: 'No saved addresses found to select.',
    failed: 'Your addresses did not come.',
    retry: 'Try again',
    notServed: 'We do not deliver there yet',
  },
  kinds: { home: 'Home', office: 'Office', other: 'Other' },
  storeMap: {
    title: '{name:string} on the map',
    map: 'Where {name:string} is',
    you: 'Your address',
    way: 'The way to your address: {distance:string}',
  },
} satisfies BaseTranslation

export default en_location
