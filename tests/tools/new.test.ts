import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { anatomy } from '#tests/support/anatomy.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { coveringPaths } from '#tests/support/paths.ts'
import { root } from '#tools/dev/exec.ts'
import { type Asked, flowFiles } from '#tools/dev/new/flow.ts'
import { described, noCases, withCase, withPath } from '#tools/dev/new/operation.ts'

/** In the package, or its imports would lead nowhere. */
const folder = join(root, '.cache/new-flow')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const asked: Asked = {
  id: 'markOrder',
  method: 'POST',
  path: '/order/mark',
  isBody: true,
  isOfGuest: false,
  input: { order_id: 100_001, marks: ['gift'] },
}
const titles = ["an order that's marked stays so", 'a lost reply is asked again']
const files = flowFiles({ flow: 'mark-order', journey: 'orders', feature: 'orders', asked, titles })

it('a new flow gets the files that the suite requires of it', () => {
  expect(Object.keys(files)).toEqual([
    'machines/orders/mark-order.machine.ts',
    'machines/orders/mark-order.titles.ts',
    'src/features/orders/mark-order.ports.ts',
    'src/app/reactions/mark-order.ts',
    'tests/machines/orders/mark-order.stories.ts',
    'tests/machines/orders/mark-order.model.ts',
    'tests/machines/orders/mark-order.levels.ts',
  ])
})

async function generatedModel(): Promise<ModelOf> {
  mkdirSync(folder, { recursive: true })
  for (const [path, text] of Object.entries(files))
    if (/machine\.ts|model\.ts/.test(path))
      writeFileSync(
        join(folder, basename(path)),
        text.replaceAll('#machines/orders/mark-order', './mark-order'),
      )
  const { markOrderModel } = await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'mark-order.model.ts')).href
  )
  return markOrderModel
}

it('a new flow has a machine whose model covers every transition', async () => {
  const { paths, uncovered } = coveringPaths(await generatedModel())
  expect(uncovered).toEqual([])
  expect(paths.length).toBeGreaterThan(0)
})

it('a new flow has a machine that follows every rule, but for the sentences that its author writes', async () => {
  const { machine } = await generatedModel()
  const broken = anatomy.filter(({ broken }) => broken(machine).length > 0)
  expect(broken.map(({ rule }) => rule)).toEqual([
    'the machine and each of its states say in a sentence what is true there',
  ])
})

it('the titles of a new flow name what its machine has, and wait for their texts', () => {
  const table = files['machines/orders/mark-order.titles.ts']!
  expect(table.match(/^ {4}\S.*(?=:)/gm)?.map((line) => line.trim())).toEqual([
    'waiting',
    'sending',
    'done',
    "'form.submit'",
    "'done markOrder'",
    "'refused markOrder'",
  ])
})

it('the stories of a new flow have the titles that were given, and do not compile until they are written', () => {
  const stories = files['tests/machines/orders/mark-order.stories.ts']!
  expect(stories).toContain(`'an order that\\'s marked stays so': { input, when: [], ends: 'unwritten' },`)
  expect(stories).toContain(`'a lost reply is asked again'`)
})

it('the requests of a new flow send the example of its operation', () => {
  const levels = files['tests/machines/orders/mark-order.levels.ts']!
  expect(levels).toContain(
    `sent: { request: 'POST /order/mark', body: {"order_id":100001,"marks":["gift"]} },`,
  )
})

it('a new flow of an operation for guests names the guest, and nothing for a customer', () => {
  const ofGuests = flowFiles({
    flow: 'mark-order',
    journey: 'orders',
    feature: 'orders',
    asked: { ...asked, isOfGuest: true },
    titles,
  })
  expect(ofGuests['src/features/orders/mark-order.ports.ts']).toContain(
    'const body = { ...input, ...(await asGuest(session, signal)) }',
  )
  const levels = ofGuests['tests/machines/orders/mark-order.levels.ts']!
  expect(levels).toContain('connected: connectMarkOrder(api, session),')
  expect(levels).toContain('"marks":["gift"],"guest_id":"guest-7"}')
  expect(levels).toContain('connect: (api) => connectMarkOrder(api, asCustomer(api)),')
})

const operation = {
  id: 'listMarks',
  file: 'order-marks',
  tag: 'orders',
  method: 'GET',
  path: '/order/marks',
  caller: 'customer',
  rate: 'rare',
  summary: 'List the marks of an order',
} as const

it('a new operation is described with its caller, its class and what every operation is refused with', () => {
  const text = described(operation)
  expect(text).toMatch(/^list-marks:\n/)
  expect(text).toContain('    security: [{ customer: [] }]\n    x-rate: rare\n')
  expect(text).not.toContain('requestBody')
  expect(text).not.toContain("'413'")
  expect(text).toContain("'429': { $ref: ../responses/refusals.yaml#/TooManyRequests }")
  expect(described({ ...operation, method: 'POST' })).toContain("'413'")
  expect(text).toContain("'401'")
  expect(described({ ...operation, caller: 'anyone' })).not.toContain("'401'")
})

it('a new operation for guests takes their id, and refuses without', () => {
  const ofGuests = { ...operation, caller: 'guest' } as const
  expect(described(ofGuests)).toContain('      - $ref: ../parameters/subject.yaml#/GuestId\n    responses')
  const text = described({ ...ofGuests, method: 'POST' })
  expect(text).toContain('              guest_id: { $ref: ../schemas/common.yaml#/GuestId }\n')
  expect(text).toContain("'403': { $ref: ../responses/refusals.yaml#/GuestNeeded }")
})

it('the path of a new operation follows those of its file, or the last one', () => {
  const document =
    'paths:\n  /a: { $ref: paths/a.yaml#/a }\n  /b: { $ref: paths/order-marks.yaml#/b }\n  /c: { $ref: paths/c.yaml#/c }\ncomponents:\n'
  const row = '  /order/marks: { $ref: paths/order-marks.yaml#/list-marks }\n'
  expect(withPath(document, operation)).toContain(`order-marks.yaml#/b }\n${row}  /c:`)
  expect(withPath(document.replace('order-marks', 'd'), operation)).toContain(`c.yaml#/c }\n${row}components`)
})

it('a new operation has an empty case, beside the others or alone', () => {
  const alone = withCase(noCases, operation)
  expect(alone).toContain('export const cases = {\n  listMarks: {},\n} satisfies Cases')
  expect(withCase(alone, { ...operation, id: 'dropMark' })).toContain('listMarks: {},\n  dropMark: {},')
})
