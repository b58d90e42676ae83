// Only a browser shows it: the drawn chart, its keyboard, the clipboard, saved files, and the shop that runs beside it.
import { readFile } from 'node:fs/promises'
import { discoverFlows } from '#tests/support/discover.ts'
import { pathAsRecorded, recordedIn } from '#tests/support/recorded-path.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

test('the gallery is no part of what a customer loads, finds flows on a map and by an event, and stands in no way in either theme', async ({
  page,
  visitor,
}) => {
  test.slow()
  await visitor({ theme: 'dark' })

  await test.step('the home asks for nothing of the gallery', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/home')
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(asked.filter((path) => path.startsWith('/flows'))).toEqual([])
  })

  await test.step('it is as dark as the shop was left', async () => {
    await page.goto('/flows')
    await expect(page.getByRole('button', { name: 'Show it by day' })).toBeVisible()
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(scheme).toBe('dark')
  })

  await test.step('from the map one goes to a flow and to the flows it runs', async () => {
    await page.goto('/flows')
    const map = page.getByRole('main')
    await expect(map.getByRole('heading', { level: 1, name: 'All journeys' })).toBeVisible()
    const checkout = map
      .getByRole('region', { name: 'Checkout and payment' })
      .getByRole('button', { name: /^Check out an order/ })
    await checkout.focus()
    await expect(map.getByRole('button', { name: /^Place an order/ })).toHaveAttribute(
      'data-relation',
      'child',
    )
    expect(await seriousFindings(page)).toEqual([])
    await checkout.click()
    await expect(page).toHaveURL(/flow=checkout/)
    await expect(
      page
        .getByRole('group', { name: /Chart of Check out an order/ })
        .getByText('Filling in the order')
        .first(),
    ).toBeVisible()
    await page
      .getByRole('complementary')
      .getByRole('button', { name: /^Place an order/ })
      .click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Place an order')
    await page.getByRole('button', { name: 'All journeys' }).click()
    await expect(map).toBeVisible()
  })

  await test.step('a flow is found by an event, and the chart says what it does', async () => {
    await page.goto('/flows')
    await expect(page.getByRole('status').filter({ hasText: /^\d+ flows$/ })).toBeVisible()
    await page.getByRole('searchbox').fill('clear.accept')
    const entry = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Add an item to the cart/ }) })
    await entry.getByRole('button', { name: 'event The customer agrees to clear the cart' }).click()
    await expect(page).toHaveURL(/flow=add-item/)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('The customer agrees to clear the cart')
    await page.getByRole('button', { name: 'Clearing the cart of the other store clearing' }).click()
    const panel = page.getByRole('complementary')
    await expect(panel).toContainText('The server empties the cart of the other store.')
    await expect(panel).toContainText('The server clears the cart')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('The customer agrees to clear the cart')
  })

  await test.step('charts, lists and panel name states and events in Arabic, or as the code does', async () => {
    await page.goto('/flows/?flow=cancel-order')
    const names = page.getByLabel('Names')
    await names.selectOption('العربية')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('إلغاء طلب')
    const chart = page.getByRole('group', { name: /Chart of/ })
    await expect(chart.getByText('يختار العميل سببًا').first()).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await names.selectOption('Identifiers')
    await expect(page).toHaveURL(/names=code/)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('cancel-order')
    await expect(chart.getByText('reason.choose').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('cancel-order')
  })

  for (const view of ['look', 'simulate', 'live'])
    await test.step(view, async () => {
      await page.goto(`/flows/?flow=cart&view=${view}`)
      await page.getByRole('group', { name: /Chart of Keep the cart/ }).waitFor()
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => {
          document.documentElement.dataset.theme = name
        }, theme)
        expect.soft(await seriousFindings(page), `${view}, ${theme}`).toEqual([])
      }
    })
})

test('states of a chart fold by the keyboard, its regions are tabs, and a flow is played by hand and copied as a story', async ({
  page,
  visitor,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor()

  await test.step('a hidden state that is chosen opens the states around it', async () => {
    await page.goto('/flows/?flow=send-message&names=code')
    const chart = page.getByRole('group', { name: /^Chart of sendMessage/ })
    const unsent = chart.getByRole('button', { name: 'States inside unsent' })
    await expect(unsent).toHaveAttribute('aria-expanded', 'true')
    await unsent.focus()
    await page.keyboard.press('Enter')
    await expect(unsent).toHaveAttribute('aria-expanded', 'false')
    await expect(unsent).toBeFocused()
    await expect(chart).toContainText('2 states inside')
    await expect(page).toHaveURL(/closed=post\.unsent/)
    const panel = page.getByRole('complementary')
    await panel.getByRole('button', { name: /^unanswered/ }).click()
    await expect(unsent).toHaveAttribute('aria-expanded', 'true')
    await unsent.focus()
    await page.keyboard.press(' ')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('unsent')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('unanswered')
  })

  await test.step('regions are tabs', async () => {
    await page.goto('/flows/?flow=send-message&names=code')
    const chart = page.getByRole('group', { name: /^Chart of sendMessage/ })
    const regions = page.getByRole('group', { name: 'Regions of sendMessage' })
    await expect(regions.getByRole('radio', { name: 'All regions' })).toBeChecked()
    await regions.getByRole('radio', { name: 'post' }).check()
    await expect(chart.getByRole('button', { name: 'States inside writing' })).toHaveCount(0)
    await expect(chart.getByRole('button', { name: 'States inside unsent' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(chart.getByRole('button', { name: 'States inside unsent' })).toHaveCount(0)
    expect(await seriousFindings(page)).toEqual([])
    await page
      .getByRole('complementary')
      .getByRole('button', { name: /^makingKey/ })
      .click()
    await expect(regions.getByRole('radio', { name: 'All regions' })).toBeChecked()
  })

  await test.step('a flow is played by hand, on the chart and in the list, and copied as a story', async () => {
    await page.goto('/flows/?flow=add-item&view=simulate')
    const panel = page.getByRole('complementary')
    await panel.getByLabel('Starts from').selectOption('a cart of another store')
    await panel
      .getByRole('button', { name: /^The check of the location ends/ })
      .first()
      .click()
    await expect(panel.getByRole('status')).toContainText('Confirming a new cart')
    const chart = page.getByRole('group', { name: /Chart of Add an item to the cart/ })
    const accept = chart.getByRole('button', { name: /^The customer agrees to clear the cart/ })
    await accept.focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('status')).toContainText('Clearing the cart of the other store')
    await panel.getByRole('button', { name: 'One step back' }).click()
    await expect(panel.getByRole('status')).toContainText('Confirming a new cart')
    await accept.click()
    await panel.getByRole('button', { name: 'Copy as a story' }).click()
    await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible()
    const story = await page.evaluate(() => navigator.clipboard.readText())
    expect(story).toContain("{ type: 'clear.accept' }")
    expect(story).toContain("ends: ['clearing']")
  })

  await test.step('time passes on a clock of its own', async () => {
    await page.goto('/flows/?flow=track-order&view=simulate')
    const panel = page.getByRole('complementary')
    await panel.getByRole('button', { name: /^Ten seconds pass .*in 10 s/ }).click()
    await expect(panel.getByRole('status')).toHaveText(/Checking the order\s*10 s/)
  })
})

test('the running shop is followed, also after it was loaded anew, and what happened is saved without a word of the customer, and replayed', async ({
  page,
  visitor,
  forgive,
}) => {
  // A page of the shop forbids framing; the gallery then opens it as a page that allows framing.
  forgive(/^logged: Framing /)
  await visitor()
  await page.goto('/flows/?flow=search&view=live')
  const shop = page.frameLocator('iframe')
  const entry = page
    .getByRole('navigation', { name: 'Flows' })
    .getByRole('button', { name: /^Keep the cart/ })
  await expect(entry).toContainText('1 running')
  await shop.getByRole('link', { name: 'Search', exact: true }).click()
  await shop.getByRole('combobox').fill('soup')
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText('text.change')
  const guided = panel.getByLabel('Go to the flow where something happens')
  // Where something happened elsewhere, the panel comes back with the drawing of that flow.
  await guided.click()
  await expect(guided).toBeChecked()
  await panel.getByRole('button', { name: 'Empty the log' }).click()
  await page.frames()[1]!.evaluate(() => window.location.reload())
  await expect(page.getByRole('heading', { name: 'What happens' })).toBeVisible()
  await expect(panel).toContainText('readStoredSession')
  await expect(entry).toContainText('1 running')

  await test.step('what happened is saved and replayed', async () => {
    await page.goto('/flows/?flow=search&view=live')
    const shop = page.frameLocator('iframe')
    await shop.getByRole('link', { name: 'Search', exact: true }).click()
    await shop.getByRole('combobox').fill('soup')
    await expect(shop.getByRole('option').first()).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('complementary').getByRole('button', { name: 'Save for replay' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe('search.replay.json')
    const text = await readFile(await download.path(), 'utf8')
    expect(text).not.toContain('soup')
    const [flow] = await discoverFlows((name) => name === 'search')
    const path = pathAsRecorded(flow!.models[0]!, JSON.parse(text))
    expect(path.steps.map(({ name }) => name)).toContain('done suggestSearch')
  })

  await test.step('a visitor of the demo reports a problem from the footer, and the report is replayed', async () => {
    await page.goto('/help-and-support')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Report a problem' }).click()
    const report = page.getByRole('complementary', { name: 'Report a problem' })
    await expect(report.getByRole('status')).toContainText('Repeat the steps that went wrong')
    await expect(page).toHaveURL(/\/help-and-support$/)
    expect(await seriousFindings(page)).toEqual([])
    // The field that the page comes with is replaced at the first press.
    await page.getByRole('searchbox').click()
    await page.getByRole('combobox').fill('soup')
    await expect(page.getByRole('option').first()).toBeVisible()
    const saved = page.waitForEvent('download')
    await report.getByRole('button', { name: 'Save the report' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe('souk.report.json')
    await expect(report.getByRole('status')).toContainText('Saved as souk.report.json')
    const text = await readFile(await download.path(), 'utf8')
    expect(text).not.toMatch(/soup|guest-|token/)
    const search = recordedIn(text)!.find(({ flow }) => flow === 'search')!
    const [flow] = await discoverFlows((name) => name === 'search')
    const path = pathAsRecorded(flow!.models[0]!, search)
    expect(path.steps.map(({ name }) => name)).toContain('done suggestSearch')
    await report.getByRole('button', { name: 'Close' }).click()
    await expect(report).toBeHidden()
  })
})
