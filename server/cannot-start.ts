/** Why the shop does not open, in a sentence for whoever started it: something outside the code has to change. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
