import type { Titles } from '#machines/titles.ts'
import type { MachineFlow } from './machine-flows.ts'
import { type Names, titleIn } from './titles.ts'

const files = import.meta.glob<{ titles: Titles }>('../../machines/*/*.titles.ts', { eager: true })

/** Titles of a flow, from the table beside its machine; undefined when there is none. */
export const titlesOf = ({ file }: Pick<MachineFlow, 'file'>): Titles | undefined =>
  files[`../../${file.replace('.machine.ts', '.titles.ts')}`]?.titles

/** The title of a flow, for lists. */
export const flowTitle = (flow: Pick<MachineFlow, 'name' | 'file'>, names: Names): string =>
  titleIn(names, titlesOf(flow)?.flow, flow.name)
