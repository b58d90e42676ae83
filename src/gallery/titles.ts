import type { Title, Titles } from '#machines/titles.ts'
import type { MachineFlow } from './machine-flows.ts'

const files = import.meta.glob<{ titles: Titles }>('../../machines/*/*.titles.ts', { eager: true })

/** Titles of a flow, from the table beside its machine; undefined when there is none. */
export const titlesOf = ({ file }: Pick<MachineFlow, 'file'>): Titles | undefined =>
  files[`../../${file.replace('.machine.ts', '.titles.ts')}`]?.titles

/** Titles of events that every machine has. */
export const COMMON_EVENTS: Record<string, Title> = {
  always: ['At once', 'فورًا'],
  'finished inside': ['The steps inside are done', 'اكتملت الخطوات الداخلية'],
}
