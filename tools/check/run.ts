import { spawn } from 'node:child_process'
import { env, root } from '#tools/dev/exec.ts'

/** The time of the whole run is over; the command that was running has been ended. */
export class OutOfTime extends Error {}

/** Milliseconds after which a command that was asked to end is killed. */
const GRACE = 10_000

export type Run = (command: string, args: readonly string[], more?: NodeJS.ProcessEnv) => Promise<boolean>

/**
 * Returns a function that runs a command of the project and shows its output; it resolves to true when the command
 * succeeded. When `deadline` fires, the function ends the command with all its children and rejects with OutOfTime.
 * Every command gets the variables of `shared`.
 */
export const runner =
  (deadline: AbortSignal, shared: NodeJS.ProcessEnv = {}): Run =>
  async (command, args, more = {}) => {
    if (deadline.aborted) throw new OutOfTime()
    // A group of its own: servers and browsers that the command has started end with it.
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, ...shared, ...more },
      detached: true,
    })
    const send = (signal: NodeJS.Signals) => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, signal)
    }
    let hard: NodeJS.Timeout | undefined
    // Interrupted, Playwright stops the server that it has started; killed, it leaves the server behind.
    const end = () => {
      send('SIGINT')
      hard = setTimeout(send, GRACE, 'SIGKILL')
    }
    let isInterrupted = false
    const interrupt = () => {
      isInterrupted = true
      end()
    }
    deadline.addEventListener('abort', end)
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
    const code = await new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    )
    clearTimeout(hard)
    deadline.removeEventListener('abort', end)
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
    if (isInterrupted) process.exit(130)
    if (deadline.aborted) throw new OutOfTime()
    return code === 0
  }
