import { strictEqual } from 'node:assert'
import { copyTextMachine } from '#machines/copy-text.machine.ts'
import { connectShare } from '#src/stores/share.ports.ts'
import { service } from '#tests/support/service.ts'

/** A browser without a sheet of its own. */
export const copyTextService = service(copyTextMachine, async () => {
  let clipboard = ''
  let allowed = true
  const writeText = async (text: string) => {
    if (!allowed) throw new Error('The browser refused to copy')
    clipboard = text
  }
  const window = { isSecureContext: true, navigator: { clipboard: { writeText } } } as unknown as Window
  return {
    connected: connectShare(() => window, 'A store'),
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
