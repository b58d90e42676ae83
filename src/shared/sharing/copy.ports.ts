import { answer } from '#api/answer.ts'
import { copyText } from '#browser/clipboard.ts'
import { copyTextMachine, copyTextPorts } from '#machines/app/copy-text.machine.ts'

/** Connects the port that writes a text to the clipboard. */
export const connectCopy = (page: () => Window) =>
  copyTextMachine.provide({
    actors: { writeClipboard: answer(copyTextPorts.writeClipboard, ({ text }) => copyText(page(), text)) },
  })
