import { strictEqual } from 'node:assert'
import { copyTextMachine } from '#machines/app/copy-text.machine.ts'
import { connectCopy } from '#src/shared/sharing/copy.ports.ts'
import { service } from '#tests/support/service.ts'

export const copyTextService = service(copyTextMachine, async () => {
  let clipboard = ''
  let allowed = true
  const writeText = async (text: string) => {
    if (!allowed) throw new Error('The browser refused to copy')
    clipboard = text
  }
  const window = { navigator: { clipboard: { writeText } } } as unknown as Window
  return {
    connected: connectCopy(() => window),
    answers: {
      writeClipboard: {
        refusing: () => {
          allowed = false
        },
      },
    },
    holds: (snapshot) => {
      if (snapshot.matches('copied')) strictEqual(clipboard, snapshot.context.text)
    },
  }
})
