/** Each entry with its counterpart in the other list, which may be longer, but not shorter. */
export function zip<One, Other>(list: readonly One[], other: readonly Other[]): [One, Other][] {
  if (other.length < list.length) throw new Error(`${list.length} entries have ${other.length} counterparts`)
  // The other list is as long, so that its index exists.
  return list.map((entry, i) => [entry, other[i]!])
}
