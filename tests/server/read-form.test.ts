import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formShape, readForm, takeForms } from '#server/contract/read-form.ts'
import { createHeldBytes } from '#server/limits/held-bytes.ts'

const MOST = 2_000_000
const shape = formShape([
  ['note', { type: 'string' }, { type: 'string' }],
  ['picture', { type: 'string' }, { contentMediaType: 'image/png', maxLength: MOST }],
])

const received: unknown[] = []
const app = Fastify()
await takeForms(app)
app.post('/', async (request) => {
  const held = createHeldBytes(2 * MOST)
  const { fields, release } = await readForm(request, shape, {
    held,
    network: '192.0.2.1',
    beforeFiles: async () => {},
  })
  received.push(fields.picture)
  release()
  return 'taken'
})
let url: string
beforeAll(async () => {
  url = await app.listen({ port: 0 })
})
afterAll(() => app.close())

it.each([1, 65_536, 524_288, 524_289, 1_048_577, MOST])(
  'a form brings each byte of a file of %i bytes, in the order in which they were sent',
  async (size) => {
    const file = Uint8Array.from(randomBytes(size))
    const body = new FormData()
    body.append('note', 'Ring twice')
    body.append('picture', new Blob([file]), 'a.png')
    const reply = await fetch(url, { method: 'POST', body })
    expect(reply.status).toBe(200)
    expect(Buffer.compare(received.at(-1) as Buffer, file)).toBe(0)
  },
)
