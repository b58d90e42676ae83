import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { OutOfTime, runner } from '#tools/check/run.ts'

const never = new AbortController().signal

it('a command that succeeds is told from a command that fails', async () => {
  const run = runner(never)
  expect(await run('node', ['-e', ''])).toBe(true)
  expect(await run('node', ['-e', 'process.exit(3)'])).toBe(false)
})

it('a command gets the variables of its run', async () => {
  const args = ['-e', 'process.exit(process.env.DEPTH === "all" ? 0 : 1)']
  expect(await runner(never)('node', args, { DEPTH: 'all' })).toBe(true)
  expect(await runner(never)('node', args)).toBe(false)
})

it('the deadline ends the command with the server that it has started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-deadline-'))
  const file = join(folder, 'port')
  const server = `const { writeFileSync } = require('node:fs')
    const server = require('node:http').createServer((_, reply) => reply.end())
    server.listen(0, '127.0.0.1', () => writeFileSync(${JSON.stringify(file)}, String(server.address().port)))`
  const command = `require('node:child_process').spawnSync('node', ['-e', ${JSON.stringify(server)}])`
  const deadline = new AbortController()
  const running = runner(deadline.signal)('node', ['-e', command])
  const port = await vi.waitFor(() => readFileSync(file, 'utf8').match(/^\d+$/)![0], { timeout: 20_000 })
  const ask = () => fetch(`http://127.0.0.1:${port}`)
  expect((await ask()).status).toBe(200)
  deadline.abort()
  await expect(running).rejects.toThrow(OutOfTime)
  await vi.waitFor(() => expect(ask()).rejects.toThrow())
  rmSync(folder, { recursive: true })
})

it('no command starts after the deadline', async () => {
  await expect(runner(AbortSignal.abort())('node', ['-e', ''])).rejects.toThrow(OutOfTime)
})
