/** The states a machine is in: its leaves and every state around them, but for the machine itself. */
export const currentStates = (leaves: string[]): Set<string> =>
  new Set(
    leaves.flatMap((leaf) => {
      const path = leaf.split('.')
      return path.map((_, index) => path.slice(0, index + 1).join('.'))
    }),
  )
