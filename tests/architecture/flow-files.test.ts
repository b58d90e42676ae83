import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './support/imports.ts'

const namesOf = (pattern: string, suffix: string) =>
  globSync(pattern, { cwd: root }).map((file) => basename(file, suffix))

/** The browser drives a page; push news come to a worker without one (tests/e2e/web-push.spec.ts). */
const WITHOUT_PAGE = ['push']

it('every flow has a file that runs its paths in the browser', () => {
  const driven = namesOf('tests/machines/*.browser.ts', '.browser.ts')
  const flows = namesOf('machines/**/*.machine.ts', '.machine.ts')
  expect(flows.length).toBeGreaterThan(90)
  expect(flows.filter((name) => !driven.includes(name))).toEqual(WITHOUT_PAGE)
})

it('every flow with reactions has a file that says what the app does, read off the specification', () => {
  const told = namesOf('tests/machines/*.told.ts', '.told.ts')
  const flows = namesOf('machines/**/*.machine.ts', '.machine.ts')
  const reacting = namesOf('src/app/reactions/*.ts', '.ts').filter((name) => flows.includes(name))
  expect(reacting.length).toBeGreaterThan(40)
  expect(reacting.filter((name) => !told.includes(name) && !WITHOUT_PAGE.includes(name))).toEqual([])
})
