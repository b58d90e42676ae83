type Words = { floor: (arg: { floor: string }) => string; groundFloor: () => string }

/** A floor as people say it: the form takes 0 for the ground floor. Empty where a house has no floor. */
export const floorText = (floor: string | null | undefined, words: Words): string =>
  !floor ? '' : /^[0٠]$/.test(floor.trim()) ? words.groundFloor() : words.floor({ floor })
