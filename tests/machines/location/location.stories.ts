import { locationMachine } from '#machines/location/location.machine.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const here = { lat: 25.2, lng: 55.3, address: '12 Palm Street', zone_ids: [1, 2] }
const there = { lat: 25.3, lng: 55.4, address: '3 Harbour Road', zone_ids: [2] }
const full = new Error('storage is full')

// docs/spec.md §3, browser storage keys zoneid, currentLatLng and location; §4, location pick: confirming stores the zone and the location.
export const locationStories = stories(locationMachine, {
  'the location is where the customer was the last time': {
    when: [at('reading'), done('readStoredLocation', here)],
    ends: { set: 'stored' },
    asked: [['readStoredLocation']],
    heard: [],
    context: { location: here },
  },
  'the location knows no place on the first visit': {
    when: [done('readStoredLocation', null)],
    ends: 'unset',
    context: { location: null },
  },
  'the location goes on without one when the storage cannot be read': {
    when: [refused('readStoredLocation')],
    ends: 'unset',
    context: { location: null },
  },
  'the location tells everybody of a new place and stores it': {
    when: [
      done('readStoredLocation', here),
      { type: 'location.set', location: there },
      at({ set: 'storing' }),
      done('storeLocation'),
    ],
    ends: { set: 'stored' },
    asked: [['readStoredLocation'], ['storeLocation', there]],
    heard: [{ type: 'location.changed', location: there }],
    context: { location: there },
  },
  'the location lets a choice of the customer win over the stored location that is still being read': {
    when: [{ type: 'location.set', location: there }, done('storeLocation')],
    ends: { set: 'stored' },
    heard: [{ type: 'location.changed', location: there }],
    context: { location: there },
  },
  'the location stores the later of two quick choices last': {
    when: [
      done('readStoredLocation', null),
      { type: 'location.set', location: here },
      { type: 'location.set', location: there },
      done('storeLocation'),
    ],
    ends: { set: 'stored' },
    asked: [['readStoredLocation'], ['storeLocation', here], ['storeLocation', there]],
    heard: [
      { type: 'location.changed', location: here },
      { type: 'location.changed', location: there },
    ],
    context: { location: there },
  },
  'the location keeps the choice for this visit when it cannot be stored': {
    when: [
      done('readStoredLocation', null),
      { type: 'location.set', location: here },
      refused('storeLocation', full),
    ],
    ends: { set: 'stored' },
    heard: [
      { type: 'location.changed', location: here },
      { type: 'location.notStored', error: full },
    ],
    context: { location: here },
  },
  'the location follows another tab without storing it again': {
    when: [done('readStoredLocation', here), { type: 'location.changed', location: there }],
    ends: { set: 'stored' },
    asked: [['readStoredLocation']],
    heard: [{ type: 'location.changed', location: there }],
    context: { location: there },
  },
  'the location forgets it when another tab does': {
    when: [done('readStoredLocation', here), { type: 'location.changed', location: null }],
    ends: 'unset',
    heard: [{ type: 'location.changed', location: null }],
    context: { location: null },
  },
})
