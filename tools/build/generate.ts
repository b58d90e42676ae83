/** `npm run generate`: everything made from something else. `node tools/build/generate.ts contract styles` makes only these. */
import { existsSync } from 'node:fs'
import { must } from '#tools/dev/exec.ts'
import { generateContract } from './contract.ts'
import { cutLetters } from './letters.ts'

/** In this order: a later step may read what an earlier one wrote. `words` takes about a minute; its files are committed. */
const steps: Record<string, () => void | Promise<void>> = {
  contract: generateContract,
  words: () => must('typesafe-i18n', '--no-watch'),
  styles: async () => {
    if (existsSync('panda.config.ts')) must('panda', 'codegen', '--clean', '--silent')
    await cutLetters()
  },
}

export const generate = async (names = Object.keys(steps)) => {
  for (const name of names) {
    const step = steps[name]
    if (!step) throw new Error(`There is no step "${name}"; there are ${Object.keys(steps).join(', ')}`)
    const started = performance.now()
    await step()
    console.log(`generated ${name} in ${Math.round(performance.now() - started)} ms`)
  }
}

if (import.meta.main) await generate(process.argv.length > 2 ? process.argv.slice(2) : undefined)
