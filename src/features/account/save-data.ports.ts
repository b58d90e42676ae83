import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { saveText } from '#browser/save-file.ts'
import { saveDataMachine, saveDataPorts } from '#machines/account/save-data.machine.ts'

/** Connects the download: the server sends the data, and the browser saves them, indented for a reader. */
export const connectSaveData = (api: Api, page: () => Window) =>
  saveDataMachine.provide({
    actors: {
      downloadData: answer(saveDataPorts.downloadData, async (_, signal) => {
        const data = await unwrap(api.GET('/customer/data', { signal }), 'profile')
        saveText(page(), `my-data-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2))
      }),
    },
  })
