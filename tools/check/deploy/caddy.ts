import { spawn } from 'node:child_process'
import { freePort } from '#tools/dev/free-port.ts'
import { compose } from './compose.ts'
import type { OpenProxy } from './proxy.ts'
import { endShop } from './shops.ts'

const PATIENCE = 20_000

/** Caddy itself with the Caddyfile of compose.yaml, to which the name of the shop stands for these ports. */
export async function openCaddy(
  binary: string,
  ports: readonly number[],
  folder: string,
): Promise<OpenProxy> {
  const port = await freePort()
  const upstreams = ports.map((each) => `127.0.0.1:${each}`).join(' ')
  const asked = compose.configs.caddy.content
  const file = asked.replace(/^:80 /m, `:${port} `).replace(/dynamic a \{[^}]*\}/, `to ${upstreams}`)
  if (!file.includes(`:${port} `) || !file.includes(upstreams))
    throw new Error('The Caddyfile of compose.yaml does not look as it did; see tools/check/deploy/caddy.ts.')
  const caddy = spawn(binary, ['run', '--config', '-', '--adapter', 'caddyfile'], {
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  caddy.stdin.end(`{\n\tadmin off\n}\n${file}`)
  const url = `http://127.0.0.1:${port}`
  const close = async () => void (await endShop({ process: caddy }, 'SIGTERM'))
  try {
    await answers(url, () => caddy.exitCode)
  } catch (error) {
    await close()
    throw error
  }
  return { url, close }
}

async function answers(url: string, ended: () => number | null): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await fetch(url).catch(() => undefined))) {
    if (ended() !== null) throw new Error(`Caddy ended with ${ended()}.`)
    if (Date.now() > end) throw new Error('Caddy does not open.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
