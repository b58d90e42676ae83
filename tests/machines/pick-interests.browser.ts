import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { pickInterestsMachine } from '#machines/catalogue/pick-interests.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const pickInterestsBrowser = browser(
  pickInterestsMachine,
  async ({ page, arrive, stage }, { steps }) => {
    const main = page.getByRole('main')
    const [category] = await unwrap(stage.server.GET('/categories'))
    const tile = main.getByRole('checkbox', { name: category!.name })
    return {
      open: async () => {
        await arrive('/interest')
        await tile.waitFor()
      },
      gestures: {
        'category.toggle': () => main.getByText(category!.name, { exact: true }).click(),
        'interests.save': () => main.getByRole('button', { name: 'Save' }).click(),
        'interests.skip': () => main.getByRole('button', { name: 'Skip' }).click(),
      },
      shows: async () => {
        const { status, context } = steps.at(-1)!.world.snapshot
        if (status === 'active') deepStrictEqual(await tile.isChecked(), context.chosen.length > 0)
      },
    }
  },
)
