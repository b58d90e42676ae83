/** What an account needs besides an id token. */
export type SocialFields = { f_name: string; l_name: string; phone: string; email: string; ref_code: string }
