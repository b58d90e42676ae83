import { type AddressKind, saveAddressMachine } from '#machines/location/save-address.machine.ts'
import type { AddressFields } from '#machines/rules/address-form.ts'
import { moveMap, openOver, write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

const labels: Partial<Record<string, RegExp>> = {
  address: /^Address/,
  contact_person_name: /^Contact Person Name/,
}

export const saveAddressBrowser = browser(
  saveAddressMachine,
  async ({ page, arrive, live }, { from }) => {
    const dialog = page.getByRole('dialog')
    const { fields, kind } = live.inputs![from] as { fields: AddressFields; kind: AddressKind }
    return {
      open: async () => {
        await arrive('/about-us')
        await openOver(page, { name: 'address', kind, fields })
        await dialog.getByLabel(labels.contact_person_name!).waitFor()
      },
      gestures: {
        'field.change': ({ field, value }) => write(dialog.getByLabel(labels[field]!), value),
        'label.choose': () => dialog.getByRole('radio', { name: 'Other' }).click(),
        'map.move': () => moveMap(dialog),
        'locate.retry': () => dialog.getByRole('button', { name: 'Try again' }).click(),
        'form.submit': () => dialog.getByRole('button', { name: /^(Save|Deliver here)$/ }).click(),
        'form.close': () => dialog.getByRole('button', { name: 'Close' }).click(),
      },
    }
  },
  {
    offered: {
      'form.submit': (snapshot) => !snapshot.hasTag('busy'),
      'locate.retry': (snapshot) => snapshot.matches({ editing: { point: { unusable: 'notLocated' } } }),
    },
  },
)
