import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stepOf } from '#tests/support/failed-step.ts'

/** A place in a file, as in a stack: lines count from 1. */
type Place = { file: string; line: number }

/** The place of the call that created `here`, one frame above the function that created it. */
export function callerOf(here: Error): Place | undefined {
  const frame = here.stack?.split('\n').filter((line) => line.trim().startsWith('at '))[1]
  const [, file, line] = frame?.match(/\(?((?:file:\/\/)?\/[^():]+):(\d+):\d+\)?$/) ?? []
  if (!file || !line) return undefined
  return { file: file.startsWith('file:') ? fileURLToPath(file) : file, line: Number(line) }
}

/** The line of the given step in the list of steps that begins at or after `from`; the line of the call when it is not found. */
export function lineOfStep(source: string, from: number, step: number): number {
  const lines = source.split('\n')
  let line = lines.findIndex((text, index) => index >= from - 1 && /\bsteps: \[/.test(text))
  if (step === 0 || line < 0) return from
  for (let left = step; left > 0; left--) {
    line = lines.findIndex((text, index) => index > line && /^\s*(\[|\])/.test(text))
    if (line < 0 || lines[line]!.trimStart().startsWith(']')) return from
  }
  return line + 1
}

/** Puts the written step on top of the stack of an error, because a test runner shows the topmost line. */
export function pointAt(error: unknown, call: Place | undefined): unknown {
  if (!(error instanceof Error) || !call) return error
  const line = lineOfStep(readFileSync(call.file, 'utf8'), call.line, stepOf(error))
  const head = `${error.name}: ${error.message}`
  const frames = (error.stack ?? '').split('\n').filter((text) => text.trim().startsWith('at '))
  error.stack = [head, `    at ${call.file}:${line}:7`, ...frames].join('\n')
  return error
}
