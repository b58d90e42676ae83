/** Stand in for TanStack's endless queries in the build (tools/build/styles/slim-libraries.ts): `pagedList` reads page by page. */
export const infiniteQueryBehavior = () => undefined
export const hasNextPage = () => false
export const hasPreviousPage = () => false
