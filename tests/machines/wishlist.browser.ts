import type { SnapshotFrom } from 'xstate'
import { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts'
import { isWished } from '#machines/rules/wishes.ts'
import { inAnotherTab, openOver, tellFromAnotherTab } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

type Snapshot = SnapshotFrom<typeof wishlistMachine>

export const wishlistBrowser = browser(
  wishlistMachine,
  async ({ page, arrive, stage }, { from }) => {
    const { soup, tea, milk, here } = stage.city
    const { wire } = stage
    // A dish of the same name may stand among the related ones.
    const heart = page.getByRole('button', { name: `Add ${tea.name} to the wishlist` }).first()
    const drawer = page.getByRole('dialog', { name: 'Wishlist' })
    const { token } = wire.token ? { token: wire.token } : await stage.becomeCustomer()
    if (from === 'a guest') wire.token = undefined
    let hasPlace = from !== 'a customer without a place'
    const inDrawer = async (work: () => Promise<unknown>) => {
      await openOver(page, { name: 'wishlist' })
      await work()
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })
    }
    const module = ({ module_id, module_type }: typeof soup) => JSON.stringify({ id: module_id, module_type })
    return {
      open: async () => {
        // An address that names its module would not follow another tab into another one.
        const path = `/product/${tea.id}`
        await arrive(path, hasPlace ? {} : { zone_ids: [] })
        // A guest's comes with the first heart that is pressed, or with its drawer.
        if (from === 'a guest') await inDrawer(() => drawer.waitFor())
      },
      gestures: {
        'wish.toggle': async () => {
          await heart.click()
          if (hasPlace) return
          // Asked for a place, the customer looks around first.
          await page.getByRole('dialog').waitFor()
          await page.keyboard.press('Escape')
          await page.getByRole('dialog').waitFor({ state: 'hidden' })
        },
        'wish.drop': () =>
          inDrawer(async () => {
            await drawer.getByRole('button', { name: `Delete ${soup.name} from the wishlist` }).click()
            await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
          }),
        'wishlist.changed': () => tellFromAnotherTab(page, 'wishlist'),
        'shopper.changed': ({ shopper }) => {
          hasPlace = true
          return inAnotherTab(page, {
            token: shopper.token ? token : null,
            ...(shopper.token && { guest_id: null }),
            currentLatLng: JSON.stringify({ lat: here.lat, lng: here.lng }),
            location: here.address,
            zoneid: JSON.stringify(here.zone_ids),
            module: module(shopper.module_id === milk.module_id ? milk : soup),
          })
        },
        retry: () => inDrawer(() => drawer.getByRole('button', { name: 'Try again' }).click()),
      },
    }
  },
  {
    offered: {
      'wish.drop': (snapshot, { wish }) => isWished(snapshot.context, wish.kind, wish.thing.id),
      'shopper.changed': (snapshot, { shopper }) =>
        JSON.stringify(snapshot.context.shopper) !== JSON.stringify(shopper),
      retry: (snapshot: Snapshot) => snapshot.matches({ signedIn: 'unavailable' }),
    },
  },
)
