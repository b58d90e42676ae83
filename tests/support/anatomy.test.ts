import { expect, it } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { anatomy } from '#tests/support/anatomy.ts'

const { broken } = anatomy.find(
  ({ rule }) => rule === 'there is a way on from every state that is not final',
)!

/** A list that is read once, beside a dialog. */
const listBeside = (dialog: object): AnyStateMachine =>
  createMachine({
    id: 'choosing',
    type: 'parallel',
    states: {
      list: { initial: 'reading', states: { reading: { on: { read: 'listed' } }, listed: {} } },
      dialog: { initial: 'closed', states: { closed: { on: { open: 'opened' } }, opened: dialog } },
    },
  })

it('a region may rest for good while another region can always go on', () => {
  expect(broken(listBeside({ on: { close: 'closed' } }))).toEqual([])
})

it('a region may not rest for good when the other region can end in a state without a way on', () => {
  expect(broken(listBeside({}))).toEqual(['list.listed', 'dialog.opened'])
})
