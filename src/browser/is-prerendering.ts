/** Whether this runs where pages are painted for browsers, not in one. */
export const isPrerendering = typeof document === 'undefined'
