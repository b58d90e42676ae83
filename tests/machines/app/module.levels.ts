import { QueryClient } from '@tanstack/react-query'
import { moduleMachine } from '#machines/app/module.machine.ts'
import { choiceOf } from '#machines/rules/module-choice.ts'
import { connectModule } from '#src/core/module.ports.ts'
import { NOWHERE } from '#tests/machines/app/module.model.ts'
import { goTo, inAnotherTab, openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import { nothing, toldToOthers } from '#tests/support/told.ts'

export const moduleService = service(
  moduleMachine,
  async ({ city: { modules, here: location }, storage, server }) => {
    const [there, here] = modules.map(choiceOf)
    const known = [here!, null]
    return {
      connected: connectModule(storage, server, new QueryClient(), () => location),
      events: {
        'module.set': () => ({ module: there! }),
        'page.open': (sample) => ({ named: [there!.id, here!.id, NOWHERE][sample] ?? null }),
        'module.changed': (sample) => ({ module: known[sample] ?? null }),
      },
      answers: {
        readStoredModule: {
          before: ({ output }) => {
            if (output) storage.write('module', here!)
          },
        },
      },
    }
  },
)

const ADDRESS = '/about-us'

export const moduleBrowser = browser(
  moduleMachine,
  async ({ page, goto, stage: { city, storage } }) => ({
    open: async () => {
      const { lat, lng, address, zone_ids } = city.here
      storage.write('currentLatLng', { lat, lng })
      storage.write('location', address)
      storage.write('zoneid', zone_ids)
      // The cart of a guest without an id is read late, once the server has given one.
      const cart = page.waitForResponse(/\/customer\/cart\/list/)
      await goto(ADDRESS)
      await cart
    },
    gestures: {
      'module.set': async ({ module: { id } }) => {
        await openOver(page, { name: 'modules' })
        const { module_name } = city.modules.find((module) => module.id === id)!
        await page.getByRole('dialog').getByRole('button', { name: module_name }).click()
      },
      'page.open': async ({ named }) => {
        if (named === null) return goTo(page, ADDRESS)
        const to = `${ADDRESS}?module_id=${named}`
        // The same address again is no other page.
        if (page.url().endsWith(to)) await goTo(page, ADDRESS)
        await goTo(page, to)
      },
      'module.changed': async ({ module }) => {
        // An address that names a module stays in it.
        await goTo(page, ADDRESS)
        await inAnotherTab(page, { module: module && JSON.stringify(module) })
      },
    },
  }),
  {
    offered: {
      'module.set': (snapshot) => !snapshot.matches('reading') && !snapshot.matches('finding'),
      'module.changed': (snapshot) => !snapshot.matches('finding'),
      // While one is looked for, only another address is another page.
      'page.open': (snapshot, { named }) =>
        snapshot.matches('finding') ? named === null || named === 2 : named === 1 || named === NOWHERE,
    },
  },
)

/** docs/spec.md §4 Location pick; a module that an address or another tab names is entered without a word. */
export const moduleTold = toldToOthers(moduleMachine, {
  'module.changed': (_, { by }) => ({
    afterwards: by.startsWith('module.set')
      ? { says: [['success', 'A module has been selected.']], goes: '/home', over: null }
      : { goes: /^\/about-us/ },
  }),
  'module.notStored': nothing,
})
