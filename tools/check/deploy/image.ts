import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '#tools/dev/exec.ts'

/** What a Dockerfile makes, without Docker: the last stage's folder, its variables, its command and its check of health. */
export type Image = { folder: string; env: Record<string, string>; command: string[]; health: string[] }

type Stage = Omit<Image, 'command' | 'health'> & { name: string | undefined; home: string }

/**
 * Does what the Dockerfile of the project says, each stage in a folder below `contextFolder`. It knows the instructions that
 * file uses and refuses any other; base images and users are this machine's own.
 */
export function buildImage(contextFolder: string): Image {
  const stages: Stage[] = []
  let command: string[] = []
  let health: string[] = []
  const current = () => stages.at(-1)!
  const inside = (stage: Stage, path: string) =>
    join(stage.folder, path.startsWith('/') ? relative(stage.home, path) : path)

  for (const [instruction, rest] of instructions()) {
    console.log(`  ${instruction} ${rest}`)
    switch (instruction) {
      case 'FROM': {
        const [, name] = /\bAS (\w+)$/.exec(rest) ?? []
        const folder = join(contextFolder, `stage-${stages.length}`)
        mkdirSync(folder, { recursive: true })
        stages.push({ name, folder, home: '/', env: {} })
        break
      }
      case 'WORKDIR':
        current().home = rest
        break
      case 'ENV': {
        const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(rest) ?? []
        current().env[name] = value
        break
      }
      case 'COPY': {
        const { from, sources, to } = copied(rest)
        const stage = from === undefined ? undefined : stages.find(({ name }) => name === from)
        for (const source of sources) {
          const target = inside(current(), to)
          const isFolder = to.endsWith('/') && source !== '.'
          cpSync(
            stage ? inside(stage, source) : join(root, source),
            isFolder ? join(target, source) : target,
            {
              recursive: true,
              filter: (path) => stage !== undefined || !isIgnored(path),
            },
          )
        }
        break
      }
      case 'RUN': {
        const { status } = spawnSync('sh', ['-ec', rest], {
          cwd: current().folder,
          env: {
            PATH: process.env.PATH,
            HOME: process.env.HOME,
            // npm reaches a registry behind a certificate authority of the machine's own only so.
            NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
            ...current().env,
          },
          stdio: ['ignore', 'ignore', 'inherit'],
        })
        if (status !== 0) throw new Error(`RUN ${rest} ended with ${status}.`)
        break
      }
      case 'CMD':
        command = JSON.parse(rest) as string[]
        break
      case 'HEALTHCHECK':
        health = JSON.parse(rest.slice(rest.indexOf('['))) as string[]
        break
      case 'ARG':
      case 'USER':
      case 'EXPOSE':
        break
      default:
        throw new Error(`Nobody knows here what ${instruction} does.`)
    }
  }
  return { folder: current().folder, env: current().env, command, health }
}

function instructions(): [string, string][] {
  return readFileSync(join(root, 'Dockerfile'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [, instruction = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
      return [instruction, rest]
    })
}

function copied(rest: string): { from: string | undefined; sources: string[]; to: string } {
  const words = rest.split(/\s+/)
  const from = words[0]?.startsWith('--from=') ? words.shift()!.slice('--from='.length) : undefined
  return { from, to: words.pop()!, sources: words }
}

const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)

const isIgnored = (path: string): boolean => ignored.includes(relative(root, path).split('/')[0] ?? '')
