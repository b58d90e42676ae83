import type { Titles } from '#machines/titles.ts'
import type { ModelOf } from '#tests/support/model.ts'
import type { Chart } from '../chart.ts'
import { readChart } from '../chart.ts'
import { titlesOf } from '../flow-titles.ts'
import { journeysOf } from '../journeys.ts'
import { type MachineFlow, machineFlows } from '../machine-flows.ts'
import { type Names, titled } from '../titles.ts'

/** A flow as the gallery shows it. The model brings the samples that testers wrote. */
export type Flow = MachineFlow & { chart: Chart; model: ModelOf | undefined; titles: Titles | undefined }

const files = import.meta.glob<Record<string, unknown>>('../../../tests/machines/*/*.model.ts', {
  eager: true,
})

const isModel = (value: unknown): value is ModelOf =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'model'

const modelOf = (name: string): ModelOf | undefined => {
  const file = Object.keys(files).find((path) => path.endsWith(`/${name}.model.ts`))
  return file === undefined ? undefined : Object.values(files[file]!).find(isModel)
}

/** In the order of their journeys, with the identifiers of the code on their charts. */
export const flows: Flow[] = journeysOf(machineFlows).flatMap(({ flows: found }) =>
  found.map((flow) => ({
    ...flow,
    chart: readChart(flow.machine),
    model: modelOf(flow.name),
    titles: titlesOf(flow),
  })),
)

const charts = new Map<string, Chart>()

/** The flow with these names on its chart; the same chart each time. */
export function flowIn(flow: Flow, names: Names): Flow {
  const key = `${names} ${flow.name}`
  const chart = charts.get(key) ?? titled(flow.chart, flow.titles, names)
  charts.set(key, chart)
  return { ...flow, chart }
}
