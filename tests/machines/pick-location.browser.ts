import { pickLocationMachine } from '#machines/location/pick-location.machine.ts'
import { moveMap, openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const pickLocationBrowser = browser(
  pickLocationMachine,
  async ({ page, arrive }, { from }) => {
    const dialog = page.getByRole('dialog')
    const press = (name: string | RegExp) => () => dialog.getByRole('button', { name }).first().click()
    return {
      open: async () => {
        await arrive('/about-us')
        if (from === 'nothing chosen yet') await openOver(page, { name: 'location-menu' })
        else await openOver(page, { name: 'location', next: 'close', locate: from === 'a wish to be found' })
      },
      gestures: {
        'text.change': ({ text }) => dialog.getByRole('combobox').fill(text),
        'text.submit': () => dialog.getByRole('combobox').press('Enter'),
        'suggestion.choose': () => dialog.getByRole('option').first().click(),
        'map.move': () => moveMap(dialog),
        'position.request': async () => {
          const again = page.getByRole('alertdialog').getByRole('button', { name: 'Try again' })
          if (await again.isVisible()) await again.click()
          else await press('Use current location')()
        },
        'permission.close': () =>
          page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).first().click(),
        'locate.retry': press('Try again'),
        'pick.confirm': press(/^(Pick Locations|Deliver here)$/),
        'pick.close': press('Close'),
      },
    }
  },
  {
    offered: {
      'text.change': ({ context }) => context.start !== null,
      'map.move': ({ context }) => context.start !== null,
      'suggestion.choose': (snapshot) => snapshot.matches({ picking: { search: 'offering' } }),
      'locate.retry': (snapshot) =>
        ['notLocated', 'notPlaced'].some((point) => snapshot.matches({ picking: { point } } as never)),
      'position.request': (snapshot) => !snapshot.hasTag('busy'),
    },
  },
)
