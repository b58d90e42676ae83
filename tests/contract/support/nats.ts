import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startStandIn } from './nats-stand-in.ts'

export type NatsServer = { stop: () => Promise<void> }

/** A program that speaks NATS: the stand-in, and the real server where `TEST_NATS_SERVER` says where it is. */
const program = process.env.TEST_NATS_SERVER
export const natsServers: [string, (port: number) => Promise<NatsServer>][] = [['a stand-in', startStandIn]]
if (program) natsServers.push(['nats-server', (port) => startReal(program, port)])

async function startReal(program: string, port: number): Promise<NatsServer> {
  const server = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(server, 'close')
  await new Promise<void>((resolve) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('Server is ready')) resolve()
    })
  })
  return {
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}
