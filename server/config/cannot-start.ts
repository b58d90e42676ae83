/** A reason in a sentence why the server cannot start: its operator has to change something outside the code. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
