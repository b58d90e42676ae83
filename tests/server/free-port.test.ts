import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { mustBeFree } from '#server/http/free-port.ts'

it('a busy port is known before the shop is opened, and a free one stays free', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port: PORT } = other.address() as { port: number }
  const address = { PORT, HOST: '127.0.0.1' }
  await expect(mustBeFree(address)).rejects.toMatchObject({ code: 'EADDRINUSE', port: PORT })
  await new Promise((resolve) => other.close(resolve))
  await mustBeFree(address)
  await mustBeFree(address)
})
