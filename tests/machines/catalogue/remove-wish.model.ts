import { removeWishMachine } from '#machines/catalogue/remove-wish.machine.ts'
import { model } from '#tests/support/model.ts'

export const removeWishModel = model(removeWishMachine, {
  inputs: { start: undefined },
  events: { 'removal.accept': [{}], 'removal.decline': [{}] },
  answers: {},
  gestures: {
    'removal.accept': (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
    'removal.decline': (page) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click(),
  },
})
