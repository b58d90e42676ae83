/** The page with this query string. */
export const withSearch = (path: string, search: string | URLSearchParams): string => `${path}?${search}`
