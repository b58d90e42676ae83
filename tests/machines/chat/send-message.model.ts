import { sendMessageMachine } from '#machines/chat/send-message.machine.ts'
import { isPicture, MOST_PICTURES } from '#machines/rules/pictures.ts'
import { message } from '#tests/machines/samples/messages.ts'
import { undrawn } from '#tests/machines/samples/prescription.ts'
import { refusal } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const chosen = (id: string, type = 'image/png') => ({
  id,
  name: `${id}.png`,
  type,
  address: `blob:${id}`,
  file: { size: 4000 },
})

export const sendMessageModel = model(sendMessageMachine, {
  inputs: { 'an open conversation': { to: { whom: { conversation_id: 100001 } } } },
  // The pictures of a message that was not sent may not fit beside those of the draft.
  stateKey: ({ context: { outgoing } }) => String(outgoing[0]?.pictures.length === MOST_PICTURES),
  events: {
    'text.change': ({ context }) => (context.written < 1 ? [{ text: 'Is there garlic in the sauce?' }] : []),
    'pictures.add': ({ context }) =>
      context.draft.pictures.length < 2 && context.chosen.length < 2
        ? [
            { pictures: [chosen('a')] },
            { pictures: [chosen('b', 'text/plain')] },
            { pictures: [chosen('c'), chosen('d'), chosen('e'), chosen('f')] },
          ]
        : [],
    'picture.remove': ({ context }) => context.draft.pictures.slice(0, 1).map(({ id }) => ({ id })),
    'message.send': ({ context }) => (context.written < 1 ? [{}] : []),
    'letter.retry': [{}],
    'letter.reopen': [{}],
  },
  answers: {
    readPictures: {
      done: (pictures) => [pictures.map((picture) => (isPicture(picture) ? picture : undrawn(picture)))],
      refused: [new Error('unreadable')],
    },
    newMessageKey: { done: ['key-0000000000000001'], refused: [new Error('no randomness')] },
    sendMessage: {
      done: [message(9)],
      refused: [
        new TypeError('Failed to fetch'),
        refusal(409, { code: 'idempotency_key', message: 'It is being sent.' }),
        refusal(403, { code: 'image', message: 'This is no picture.' }),
      ],
    },
  },
})
