type AuthPage = 'sign-in' | 'sign-up' | 'sign-in-code' | 'forgot-password'

/** A page of signing in; `search` keeps what the page before it was opened with. */
export const authPath = (page: AuthPage, search = ''): string => `/auth/${page}${search && `?${search}`}`
