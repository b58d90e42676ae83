import { readChart } from './chart.ts'
import { elk } from './elk.ts'
import { layOut } from './layout.ts'
import { machineFlows } from './machine-flows.ts'
import { statelyJson } from './stately.ts'
import { svgFile } from './svg-file.tsx'

/** Everything `npm run flows` writes, by file name: a drawing and a configuration for each machine, and the page of them all. */
export async function drawnFlows(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const { name, machine } of machineFlows) {
    const drawing = await layOut(readChart(machine), elk)
    files.set(`${name}.svg`, svgFile(drawing, machine.root.description ?? name))
    files.set(`${name}.json`, `${statelyJson(machine)}\n`)
  }
  return files.set('README.md', indexPage())
}

const indexPage = (): string => `# The flows

Drawn from the machines by \`npm run flows\`; not edited by hand. \`npm start\` shows them moving, at \`/flows\`.

| Flow | What it decides | |
|---|---|---|
${machineFlows
  .map(
    ({ name, file, machine }) =>
      `| [${name}](#${name}) | ${machine.root.description} | [machine](../../${file}) · [for Stately](${name}.json) |`,
  )
  .join('\n')}
${machineFlows
  .map(({ name, machine }) => `\n## ${name}\n\n${machine.root.description}\n\n![${name}](${name}.svg)\n`)
  .join('')}`
