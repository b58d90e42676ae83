import { deliveryAddressMachine } from '#machines/checkout/delivery-address.machine.ts'
import { deliveryTo } from '#machines/rules/delivery.ts'
import { address } from '#tests/machines/samples.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const home = address(1)
const office = address(2, { address_type: 'office' })
const abroad = address(3, { zone_ids: [7] })
const list = (...addresses: (typeof home)[]) => ({
  total_size: addresses.length,
  limit: 20,
  offset: 1,
  addresses,
})
const start = { zone_id: 1, selected: deliveryTo(office) }
const offline = new Error('offline')
const ready = { choosing: { list: 'listed', dialog: 'closed' } } as const
const open = { choosing: { list: 'listed', dialog: 'open' } } as const

/** docs/spec.md §4, saved-address behaviour at checkout. */
export const deliveryAddressStories = stories(deliveryAddressMachine, {
  'the delivery address fetches the list on load, only addresses in the zone of the store, the selected one first':
    {
      input: start,
      when: [done('listAddresses', list(home, abroad, office))],
      ends: ready,
      asked: [['listAddresses']],
      context: { addresses: [office, home] },
    },
  'the delivery address lists an address that lies in several zones': {
    input: start,
    when: [done('listAddresses', list(address(4, { zone_ids: [7, 1] })))],
    ends: ready,
    context: { addresses: [address(4, { zone_ids: [7, 1] })] },
  },
  'the delivery address knows the selected address however its position is written': {
    input: { ...start, selected: { ...start.selected, latitude: '25.20', longitude: '55.200' } },
    when: [done('listAddresses', list(home, office)), { type: 'saved.open' }],
    ends: open,
    context: { marked: 2, addresses: [office, home] },
  },
  'the delivery address only marks a card that is clicked': {
    input: start,
    when: [done('listAddresses', list(home, office)), { type: 'saved.open' }, { type: 'card.mark', id: 1 }],
    ends: open,
    context: { marked: 1 },
  },
  'the delivery address confirms the marked address with Select': {
    input: start,
    when: [
      done('listAddresses', list(home, office)),
      { type: 'saved.open' },
      { type: 'card.mark', id: 1 },
      { type: 'mark.confirm' },
    ],
    ends: 'selected',
    output: home,
  },
  'the delivery address forgets the mark with Cancel': {
    input: start,
    when: [
      done('listAddresses', list(home, office)),
      { type: 'saved.open' },
      { type: 'card.mark', id: 1 },
      { type: 'dialog.cancel' },
      { type: 'saved.open' },
    ],
    ends: open,
    context: { marked: 2 },
  },
  'the delivery address confirms nothing while no card is marked': {
    input: { ...start, selected: deliveryTo(address(9)) },
    when: [
      done('listAddresses', list(home, office)),
      { type: 'saved.open' },
      ignored({ type: 'mark.confirm' }),
    ],
    ends: open,
    context: { marked: 0 },
  },
  'the delivery address confirms no address outside the zone of the store, even when it was marked': {
    input: start,
    when: [
      done('listAddresses', list(home, abroad)),
      { type: 'saved.open' },
      { type: 'card.mark', id: 3 },
      ignored({ type: 'mark.confirm' }),
    ],
    ends: open,
  },
  'the delivery address shows no addresses before the list has come': {
    input: start,
    when: [ignored({ type: 'mark.confirm' })],
    ends: { choosing: { list: 'listing', dialog: 'closed' } },
    context: { addresses: [], marked: 0 },
  },
  'the delivery address opens the dialog while the list is still on its way': {
    input: start,
    when: [
      { type: 'saved.open' },
      at({ choosing: { list: 'listing', dialog: 'open' } }, ['busy']),
      done('listAddresses', list(home)),
      { type: 'card.mark', id: 1 },
      { type: 'mark.confirm' },
    ],
    ends: 'selected',
    output: home,
  },
  'the delivery address says that the list did not come, and fetches it again when asked': {
    input: start,
    when: [
      refused('listAddresses', offline),
      at({ choosing: { list: 'unlisted', dialog: 'closed' } }),
      { type: 'list.retry' },
      done('listAddresses', list(home)),
    ],
    ends: ready,
    heard: [{ type: 'failure', error: offline }],
    context: { addresses: [home] },
  },
})
