import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { dropDescriptions } from '#tools/build/drop-descriptions.ts'

type Transform = { handler: (this: object, code: string) => { code: string } }

const built = (code: string) =>
  (dropDescriptions().transform as unknown as Transform).handler.call({ parse: parseAst }, code).code

it('takes the texts for designers out of a machine and leaves it otherwise as it is', () => {
  const machine = (texts: [string, string, string]) =>
    `const m = setup({}).createMachine({ id: 'm', ${texts[0]}states: { a: { ${texts[1]}on: { go: 'b' } }, b: { ${texts[2]} } } })`
  expect(
    built(
      machine([
        "description: 'What, and who?',\n",
        'description: "It\'s on, {so}",',
        "description: 'The end.'",
      ]),
    ),
  ).toBe(machine(['', '', '']).replace("id: 'm', states", "id: 'm', \nstates"))
})

it('leaves a description that is no text', () => {
  const code = 'const input = { description: item.description }'
  expect(built(code)).toBe(code)
})
