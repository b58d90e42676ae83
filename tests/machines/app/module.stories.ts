import { moduleMachine } from '#machines/app/module.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const here = { id: 2, module_type: 'grocery' as const }
const there = { id: 1, module_type: 'food' as const }
const full = new Error('storage is full')

// docs/spec.md §3, browser storage key module (id, module_type).
export const moduleStories = stories(moduleMachine, {
  'the module is in the module of the last visit': {
    when: [at('reading'), done('readStoredModule', here)],
    ends: { set: 'stored' },
    asked: [['readStoredModule']],
    heard: [],
    context: { module: here },
  },
  'the module knows no module on the first visit': {
    when: [done('readStoredModule', null)],
    ends: 'unset',
    context: { module: null },
  },
  'the module goes on without one when the storage cannot be read': {
    when: [refused('readStoredModule')],
    ends: 'unset',
    context: { module: null },
  },
  'the module tells everybody of a new module and stores it': {
    when: [
      done('readStoredModule', here),
      { type: 'module.set', module: there },
      at({ set: 'storing' }),
      done('storeModule'),
    ],
    ends: { set: 'stored' },
    asked: [['readStoredModule'], ['storeModule', there]],
    heard: [{ type: 'module.changed', module: there }],
    context: { module: there },
  },
  'the module lets a choice of the customer win over the stored module that is still being read': {
    when: [{ type: 'module.set', module: there }, done('storeModule')],
    ends: { set: 'stored' },
    heard: [{ type: 'module.changed', module: there }],
    context: { module: there },
  },
  'the module stores the later of two quick choices last': {
    when: [
      done('readStoredModule', null),
      { type: 'module.set', module: here },
      { type: 'module.set', module: there },
      done('storeModule'),
    ],
    ends: { set: 'stored' },
    asked: [['readStoredModule'], ['storeModule', here], ['storeModule', there]],
    heard: [
      { type: 'module.changed', module: here },
      { type: 'module.changed', module: there },
    ],
    context: { module: there },
  },
  'the module keeps the choice for this visit when it cannot be stored': {
    when: [
      done('readStoredModule', null),
      { type: 'module.set', module: here },
      refused('storeModule', full),
    ],
    ends: { set: 'stored' },
    heard: [
      { type: 'module.changed', module: here },
      { type: 'module.notStored', error: full },
    ],
    context: { module: here },
  },
  // docs/spec.md §2, Routes: addresses carry module_id.
  'the module enters the module that an address names': {
    when: [
      done('readStoredModule', here),
      { type: 'page.open', named: there.id },
      at('finding'),
      done('findModule', there),
      at({ set: 'storing' }),
      done('storeModule'),
    ],
    ends: { set: 'stored' },
    asked: [['readStoredModule'], ['findModule', there.id], ['storeModule', there]],
    heard: [{ type: 'module.changed', module: there }],
    context: { module: there },
  },
  // The form of parcels has the same address in every shop, and no id of a module in it.
  'the module enters the first one of the type that a page has for itself': {
    when: [
      done('readStoredModule', here),
      { type: 'page.open', named: there.module_type },
      done('findModule', there),
      done('storeModule'),
    ],
    ends: { set: 'stored' },
    asked: [['readStoredModule'], ['findModule', there.module_type], ['storeModule', there]],
    heard: [{ type: 'module.changed', module: there }],
    context: { module: there },
  },
  'the module asks nothing about a page of its own type': {
    when: [done('readStoredModule', here), ignored({ type: 'page.open', named: here.module_type })],
    ends: { set: 'stored' },
    asked: [['readStoredModule']],
    context: { module: here },
  },
  'the module enters it on the first visit too': {
    when: [
      done('readStoredModule', null),
      { type: 'page.open', named: there.id },
      done('findModule', there),
      done('storeModule'),
    ],
    ends: { set: 'stored' },
    heard: [{ type: 'module.changed', module: there }],
    context: { module: there },
  },
  'the module asks nothing about the module it is in': {
    when: [done('readStoredModule', here), ignored({ type: 'page.open', named: here.id })],
    ends: { set: 'stored' },
    asked: [['readStoredModule']],
    context: { module: here },
  },
  'the module stays where it is at an address that names none': {
    when: [done('readStoredModule', here), ignored({ type: 'page.open', named: null })],
    ends: { set: 'stored' },
    asked: [['readStoredModule']],
    context: { module: here },
  },
  'the module stays without one at an address that names none': {
    when: [done('readStoredModule', null), ignored({ type: 'page.open', named: null })],
    ends: 'unset',
    asked: [['readStoredModule']],
  },
  'the module stays where it is when the module of the address does not come here': {
    when: [done('readStoredModule', here), { type: 'page.open', named: there.id }, done('findModule', null)],
    ends: { set: 'stored' },
    asked: [['readStoredModule'], ['findModule', there.id]],
    context: { module: here },
  },
  'the module stays as it is when the module that the address names cannot be found': {
    when: [done('readStoredModule', here), { type: 'page.open', named: there.id }, refused('findModule')],
    ends: { set: 'stored' },
    context: { module: here },
  },
  'the module looks for the later of two quickly opened addresses': {
    when: [
      done('readStoredModule', null),
      { type: 'page.open', named: there.id },
      { type: 'page.open', named: here.id },
      at('finding'),
      done('findModule', here),
      done('storeModule'),
    ],
    ends: { set: 'stored' },
    asked: [['readStoredModule'], ['findModule', there.id], ['findModule', here.id], ['storeModule', here]],
    heard: [{ type: 'module.changed', module: here }],
    context: { module: here },
  },
  'the module stops looking when the customer goes back to the module they came from': {
    when: [
      done('readStoredModule', here),
      { type: 'page.open', named: there.id },
      { type: 'page.open', named: here.id },
    ],
    ends: { set: 'stored' },
    asked: [['readStoredModule'], ['findModule', there.id]],
    context: { module: here },
  },
  'the module stops looking when the customer goes on to a page that names none': {
    when: [
      done('readStoredModule', null),
      { type: 'page.open', named: there.id },
      { type: 'page.open', named: null },
    ],
    ends: 'unset',
    context: { module: null },
  },
  'the module lets a choice win over an address that is still looked up': {
    when: [
      done('readStoredModule', null),
      { type: 'page.open', named: there.id },
      { type: 'module.set', module: here },
      done('storeModule'),
    ],
    ends: { set: 'stored' },
    heard: [{ type: 'module.changed', module: here }],
    context: { module: here },
  },
  'the module follows another tab without storing it again': {
    when: [done('readStoredModule', here), { type: 'module.changed', module: there }],
    ends: { set: 'stored' },
    asked: [['readStoredModule']],
    heard: [{ type: 'module.changed', module: there }],
    context: { module: there },
  },
  'the module forgets it when another tab does': {
    when: [done('readStoredModule', here), { type: 'module.changed', module: null }],
    ends: 'unset',
    heard: [{ type: 'module.changed', module: null }],
    context: { module: null },
  },
})
