import { readChart } from './chart.ts'
import { elk } from './elk.ts'
import { childrenOf, journeysOf } from './journeys.ts'
import { layOut } from './layout.ts'
import { type MachineFlow, machineFlows } from './machine-flows.ts'
import { mermaidText } from './mermaid.ts'
import { statelyFile } from './stately.ts'
import { svgFile } from './svg-file.tsx'

/** Everything `npm run flows` writes, by file name: each machine as a drawing, for Mermaid and for Stately, and the page of them all. */
export async function drawnFlows(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const { name, machine } of machineFlows) {
    const chart = readChart(machine)
    const drawing = await layOut(chart, elk)
    files.set(`${name}.svg`, svgFile(drawing, machine.root.description ?? name))
    files.set(`${name}.mmd`, `${mermaidText(chart)}\n`)
    files.set(`${name}.stately.ts`, statelyFile(machine))
  }
  return files.set('README.md', indexPage())
}

const indexPage = (): string => `# The flows

Drawn from the machines by \`npm run flows\`; not edited by hand. \`npm start\` shows them moving, at \`/flows\`.
${journeysOf(machineFlows)
  .map(
    ({ name, flows }) => `
## ${name}

| Flow | What it decides | Runs | |
|---|---|---|---|
${flows.map(indexRow).join('\n')}
${flows.map((flow) => `\n### ${flow.name}\n\n${flow.machine.root.description}\n\n![${flow.name}](${flow.name}.svg)\n`).join('')}`,
  )
  .join('')}`

const indexRow = (flow: MachineFlow): string => {
  const { name, file, machine } = flow
  const runs = childrenOf(flow, machineFlows).map((child) => `[${child.name}](#${child.name})`)
  return `| [${name}](#${name}) | ${machine.root.description} | ${runs.join(', ')} | [machine](../../${file}) · [for Stately](${name}.stately.ts) · [for Mermaid](${name}.mmd) |`
}
