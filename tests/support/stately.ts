import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { statelyFile } from '#src/gallery/stately.ts'
import { root } from '#tests/support/discover.ts'
import { endsIn, type Path } from '#tests/support/paths.ts'
import { begin, Misfit, stateOf, take, type World } from '#tests/support/world.ts'

/** Spawns children in an action; a file for Stately has their names only, so that they never answer there. */
const SPAWNING = ['run-parts']

/** Writes the Stately file of a flow and loads its machine. */
export async function statelyMachine(name: string, machine: AnyStateMachine): Promise<AnyStateMachine> {
  const folder = join(root, '.cache/stately')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.ts`)
  writeFileSync(file, statelyFile(machine))
  return ((await import(pathToFileURL(file).href)) as { machine: AnyStateMachine }).machine
}

/** The paths on which the copy is not where the product is after each step, with the places of both. */
export function differentPaths(
  name: string,
  machine: AnyStateMachine,
  copy: AnyStateMachine,
  paths: readonly Path[],
): string[] {
  const protocol: Protocol = {}
  const here = recording(machine, protocol)
  const there = repeating(copy, machine, protocol)
  for (const each of [here, there]) begin(each, paths[0]?.input)
  return paths.flatMap((path) => {
    protocol.decisions = []
    const expected = stateNames(here, path)
    const found = attempt(() => stateNames(there, path))
    if (found instanceof Misfit && SPAWNING.includes(name)) return []
    const isSame = JSON.stringify(found) === JSON.stringify(expected) && protocol.decisions.length === 0
    return isSame
      ? []
      : [
          `from ${path.from} to ${endsIn(path)}: ${expected.join(', ')} / ${String(found)} ${JSON.stringify(protocol.decisions)}`,
        ]
  })
}

/** What the guards of the product said on a path, in order. Undefined before the first path, while `begin` prepares a machine. */
type Protocol = { decisions?: (readonly [guard: string, says: boolean])[] }

type Guard = (args: never, params: never) => boolean

/** Guards but those that only read the state: they are the same in both machines. */
const askedGuards = (machine: AnyStateMachine): [name: string, guard: Guard][] =>
  Object.entries<Guard>(machine.implementations.guards as never).filter(([, guard]) => !('check' in guard))

const recording = (machine: AnyStateMachine, protocol: Protocol): AnyStateMachine =>
  machine.provide({
    guards: Object.fromEntries(
      askedGuards(machine).map(([name, guard]) => [
        name,
        (args: never, params: never) => {
          const says = guard(args, params)
          protocol.decisions?.push([name, says])
          return says
        },
      ]),
    ),
  })

/** The copy, whose guards say what those of the product said, and which asks them in the same order. */
const repeating = (copy: AnyStateMachine, machine: AnyStateMachine, protocol: Protocol): AnyStateMachine =>
  copy.provide({
    guards: Object.fromEntries(
      askedGuards(machine).map(([name]) => [
        name,
        () => {
          if (!protocol.decisions) return false
          const [guard, says] = protocol.decisions.shift() ?? []
          if (guard !== name) throw new Error(`asks "${name}" where the product asks "${guard}"`)
          return says!
        },
      ]),
    ),
  })

/** Where a machine is at the start of a path, and after each of its steps. */
function stateNames(machine: AnyStateMachine, path: Path): string[] {
  const worlds: World[] = [begin(machine, path.input)]
  for (const { step } of path.steps) worlds.push(take(worlds.at(-1)!, step))
  return worlds.map(stateOf)
}

function attempt<T>(work: () => T): T | Error {
  try {
    return work()
  } catch (error) {
    return error as Error
  }
}
