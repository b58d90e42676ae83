type Step = { title: string; description: string }

/** Titles and descriptions, one after the other, as steps; a title alone has no description (docs/spec.md §3, Parcel home content). */
export const stepsOf = (contents: readonly { value: string }[]): Step[] =>
  contents.flatMap(({ value: title }, at) =>
    at % 2 === 0 ? [{ title, description: contents[at + 1]?.value ?? '' }] : [],
  )
