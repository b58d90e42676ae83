import { match, strictEqual } from 'node:assert'
import { saveDataMachine } from '#machines/account/save-data.machine.ts'
import { connectSaveData } from '#src/features/account/save-data.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import { failure, told } from '#tests/support/told.ts'

/** A customer saves their data; the browser keeps the name and the content of the file. */
export const saveDataService = service(saveDataMachine, async (stage) => {
  const { info } = await stage.becomeCustomer()
  const saved: { name: string; text: Promise<string> }[] = []
  const link = () => ({
    href: '',
    download: '',
    click() {
      saved.push({ name: this.download, text: fetch(this.href).then((reply) => reply.text()) })
    },
    remove: () => {},
  })
  const window = {
    document: { createElement: link, body: { append: () => {} } },
    setTimeout: () => 0,
  } as unknown as Window
  return {
    connected: connectSaveData(stage.api, () => window),
    /** The file holds the data that the shop keeps of this customer. */
    holds: async () => {
      const file = saved.at(-1)
      if (!file) return
      match(file.name, /^my-data-\d{4}-\d\d-\d\d\.json$/)
      strictEqual(JSON.parse(await file.text).profile.phone, info.phone)
    },
  }
})

export const saveDataBrowser = browser(saveDataMachine, async ({ page, arrive }) => {
  const button = page.getByRole('main').getByRole('button', { name: 'Download my data' })
  return {
    open: async () => {
      await arrive('/profile?page=delete')
      await button.waitFor()
    },
    gestures: { 'data.save': () => button.click() },
  }
})

/** docs/contract.md §2 Ours: the browser has the file. */
export const saveDataTold = told('saveData', {
  'data.saved': { says: [['success', 'Your data is saved as a file.']] },
  failure,
})
