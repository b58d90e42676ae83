import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** The environment in which the project's own Node and command-line tools come first. */
export const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(process.execPath, '..'), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}

/** Runs a command of the project in its root, its output shown. True when it succeeded. */
export function exec(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0
}

/** Like `exec`, ending this process when the command fails. */
export function must(command: string, ...args: string[]): void {
  if (!exec(command, ...args)) process.exit(1)
}
