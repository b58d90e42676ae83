import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type AnyStateMachine, StateMachine } from 'xstate'
import type { Titles } from '#machines/titles.ts'
import type { BrowserOf } from '#tests/support/browser.ts'
import type { ModelOf } from '#tests/support/model.ts'
import type { RequestRow, RequestsOf } from '#tests/support/requests.ts'
import type { ServiceOf } from '#tests/support/service.ts'
import type { Stories } from '#tests/support/story.ts'
import type { ToldOf } from '#tests/support/told.ts'
import { machineFiles, testFileOf } from '#tools/check/machine-files.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A machine of the product with all its tests; a missing file is an empty list. */
export type Flow = {
  /** `add-item`, as in `add-item.machine.ts`. */
  name: string
  file: string
  machines: AnyStateMachine[]
  /** From the table beside the machine; undefined when there is none. */
  titles: Titles | undefined
  stories: Stories[]
  models: ModelOf[]
  /** Why a file of the flow could not be read, if it could not. */
  broken: unknown
}

/** Every flow of `machines/`, with its stories and model in the same folder of `tests/machines/`, by name. */
export async function discoverFlows(only?: (name: string) => boolean): Promise<Flow[]> {
  const names = [...machineFiles.keys()]
  return Promise.all(names.filter((name) => !only || only(name)).map((name) => readFlow(name)))
}

/** How a flow runs at the reference server; undefined for a flow that does not need the server. */
export const discoverService = async (name: string): Promise<ServiceOf | undefined> =>
  (await levelsOf(name)).find(isService)

/** How the flow of that name runs in a browser; undefined for one without a screen. */
export const discoverBrowser = async (name: string): Promise<BrowserOf | undefined> =>
  (await levelsOf(name)).find(isBrowser)

/** The effects of the facts and outcomes of the flow `flow` in the app; undefined where the file of that name tells nothing. */
export const discoverTold = async (name: string, flow: string): Promise<ToldOf | undefined> =>
  (await levelsOf(name)).filter(isTold).find((told) => told.flow === flow)

/** What the ports of a flow send; empty where no port asks, or only for lists. */
export const discoverRequests = async (name: string): Promise<readonly RequestRow[]> =>
  (await levelsOf(name)).filter(isRequests).flatMap(({ rows }) => rows)

const levelsOf = (name: string) => proofOf(name, '.levels.ts')

const proofOf = async (name: string, suffix: string): Promise<unknown[]> => {
  const file = testFileOf(name, suffix)
  return existsSync(join(root, file)) ? exportsOf(file) : []
}

/** Stories, models and their like whose machine does not exist, or belongs to another journey. */
export const orphans = (): string[] =>
  globSync('tests/machines/**/*.{stories.ts,model.ts,paths.md,levels.ts,mutants.json}', { cwd: root })
    .filter((file) => {
      const [, name, suffix] = /^([^.]+)(.+)$/.exec(basename(file))!
      return !machineFiles.has(name!) || testFileOf(name!, suffix!) !== file
    })
    .sort()

async function readFlow(name: string): Promise<Flow> {
  const file = machineFiles.get(name)!
  const flow: Flow = {
    name,
    file,
    machines: [],
    titles: undefined,
    stories: [],
    models: [],
    broken: undefined,
  }
  try {
    flow.machines = (await exportsOf(file)).filter((value) => value instanceof StateMachine)
    flow.titles = await titlesBeside(file)
    flow.stories = (await proofOf(name, '.stories.ts')).filter(isStories)
    flow.models = (await proofOf(name, '.model.ts')).filter(isModel)
  } catch (error) {
    flow.broken = error
  }
  return flow
}

async function titlesBeside(file: string): Promise<Titles | undefined> {
  const beside = file.replace('.machine.ts', '.titles.ts')
  return existsSync(join(root, beside)) ? ((await exportsOf(beside))[0] as Titles) : undefined
}

const exportsOf = async (file: string): Promise<unknown[]> =>
  Object.values(await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href))

const kindOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
const isStories = (value: unknown): value is Stories => kindOf(value) === 'stories'
const isModel = (value: unknown): value is ModelOf => kindOf(value) === 'model'
const isBrowser = (value: unknown): value is BrowserOf => kindOf(value) === 'browser'
const isTold = (value: unknown): value is ToldOf => kindOf(value) === 'told'
const isRequests = (value: unknown): value is RequestsOf => kindOf(value) === 'requests'
const isService = (value: unknown): value is ServiceOf => kindOf(value) === 'service'
