import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from './support/imports.ts'

/** CONTRIBUTING.md, Names; in `src/ui`, `src/maps` and the gallery every file is a component of its own. */
const ROLES = /\.(view|screen|overlay|skeleton|part)\.tsx$/

it('every component of the storefront says its role in the name of its file', () => {
  const files = globSync('src/{app,core,features,shared}/**/*.tsx', { cwd: root })
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => !ROLES.test(file))).toEqual([])
})
