import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { css } from '#styled/css/index.js'
import { inlineStyles } from '#tools/build/styles/inline-styles.ts'

type Transform = { handler: (this: object, code: string, id: string) => Promise<{ code: string } | null> }

const inBuild = {
  parse: parseAst,
  error: (message: string) => {
    throw new Error(message)
  },
}

/** The module as a build leaves it; undefined when it is left as it was. */
async function built(code: string, id = '/src/features/cart/cart.view.tsx') {
  const { handler } = inlineStyles().transform as unknown as Transform
  return (await handler.call(inBuild, code, id))?.code
}

it('writes the class names of a style that is written out', async () => {
  const names = css({ display: 'flex', px: '4', _hover: { bg: 'bg.hover' }, gap: { base: '2', md: '4' } })
  const style = "{ display: 'flex', px: '4', _hover: { bg: 'bg.hover' }, gap: { base: '2', md: '4' } }"
  expect(await built(`const row = css(${style})\nexport { row }`)).toBe(
    `const row = ${JSON.stringify(names)}\nexport { row }`,
  )
})

it('refuses a style with a value of the moment: no style sheet would have it', async () => {
  for (const code of [
    'css({ width: size })',
    'css(...styles)',
    "css({ ...base, color: 'fg.muted' })",
    "cva({ base: { color: 'fg.muted' } })",
  ])
    await expect(built(code)).rejects.toThrow('not written out')
})

it('leaves other functions alone', async () => {
  expect(await built("styles.css({ color: 'fg.muted' })")).toBe("styles.css({ color: 'fg.muted' })")
  expect(await built('const plain = 1')).toBeUndefined()
})
