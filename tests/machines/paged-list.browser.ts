import { pagedListMachine } from '#machines/paged-list.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const pagedListBrowser = browser(
  pagedListMachine,
  async ({ page, arrive, stage, live }, { from }) => {
    const { here, elsewhere } = stage.city
    let asked = 'listStoresByType'
    let filters = 0
    return {
      open: async () => {
        await page.setViewportSize({ width: 1440, height: 300 })
        const zone_ids = [...here.zone_ids, ...elsewhere.zone_ids]
        await arrive('/store/popular?category=all', { zone_ids, painted: from.endsWith('begun before') })
        // So large that the end of even an empty list is out of sight.
        await page.evaluate(() => document.documentElement.style.setProperty('zoom', '2'))
      },
      answers: { loadPage: { ...(live.answers?.loadPage as object), asks: () => asked } },
      tries: { loadPage: 3 },
      gestures: {
        'filter.change': async () => {
          // The same filter once more is no change, and what was read a moment ago is not asked for again.
          const isFirst = filters++ === 0
          asked = isFirst ? 'listPopularStores' : 'listLatestStores'
          await page.getByRole('radio', { name: isFirst ? 'Popular' : 'Newly Joined' }).click()
        },
        'list.retry': () => page.getByRole('main').getByRole('button', { name: 'Try again' }).press('Enter'),
        // Somebody who is at the end stays there, however long the list becomes.
        'end.show': () =>
          page.getByRole('main').evaluate((main) => {
            const staying = new ResizeObserver(() => main.scrollIntoView({ block: 'end' }))
            staying.observe(main)
            Object.assign(window, { staying })
          }),
        'end.hide': () =>
          page.evaluate(() => {
            const { staying } = window as unknown as { staying: ResizeObserver }
            staying.disconnect()
            window.scrollTo(0, 0)
          }),
      },
    }
  },
  {
    offered: { 'list.refresh': () => false },
    holds: ['listStoresByType', 'listPopularStores', 'listLatestStores'],
    unseen: Object.fromEntries(
      [
        'list list.refresh',
        'list.loading list.refresh',
        'list.refreshing done loadPage',
        'list.refreshing refused loadPage',
        'list.failed list.refresh',
      ].map((id) => [id, 'stores are not read again while they are shown; orders are, by news of them']),
    ),
  },
)
