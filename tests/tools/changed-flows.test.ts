import { expect, it } from 'vitest'
import { flowsTouchedBy, inOrderOf } from '#tools/check/flow-files.ts'
import { defects } from '#tools/check/selfcheck/defects.ts'

it.each([
  ['a machine', 'machines/app/change-language.machine.ts', 'change-language'],
  ['a rule that the machine imports', 'machines/rules/quantity.ts', 'item-options'],
  ['a child of the machine', 'machines/cart/add-item.machine.ts', 'cart'],
  ['a view', 'src/app/shell/language.overlay.tsx', 'change-language'],
  ['ports', 'src/features/cart/cart.ports.ts', 'cart'],
  ['a reaction', 'src/app/reactions/cancel-order.ts', 'cancel-order'],
  ['its gestures', 'tests/machines/orders/cancel-order.levels.ts', 'cancel-order'],
])('a change of %s touches its flow', (_, file, flow) => {
  expect(flowsTouchedBy([file])).toContain(flow)
})

it('a change of one flow leaves most flows alone', () => {
  expect(flowsTouchedBy(['src/app/shell/language.overlay.tsx'])).toEqual(['change-language'])
  expect(flowsTouchedBy(['src/i18n/en/orders/index.ts', 'docs/testing.md'])).toEqual([])
})

it('a change of the drivers, and an unknown change, touch every flow', () => {
  const all = flowsTouchedBy(undefined)
  expect(all.length).toBeGreaterThan(60)
  expect(flowsTouchedBy(['tests/support/page-driver.ts'])).toEqual(all)
})

it('two commits begin with different flows, and one commit always with the same', () => {
  const flows = flowsTouchedBy(undefined)
  const first = inOrderOf('4f959524', flows)
  expect(inOrderOf('4f959524', flows.toReversed())).toEqual(first)
  expect(inOrderOf('ab69954a', flows).slice(0, 5)).not.toEqual(first.slice(0, 5))
  expect(first.toSorted()).toEqual(flows)
})

it('the gate runs the browser paths that the self-check expects to notice a defect', () => {
  const inBrowser = defects.filter(({ check }) => check.runner === 'playwright')
  expect(inBrowser.length).toBeGreaterThan(0)
  for (const { name, file, check } of inBrowser) {
    const flow = /\)(\S+):$/.exec(check.args.at(-1)!)![1]
    expect(flowsTouchedBy([file]), name).toContain(flow)
  }
})
