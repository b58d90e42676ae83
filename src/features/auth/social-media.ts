import { secretText } from '#browser/secret-text.ts'
import { writeTab } from '#browser/tab-storage.ts'
import type { SocialFields } from '#machines/rules/social-fields.ts'
import type { Medium } from '#machines/rules/social-return.ts'
import type { SocialLoginMedium } from '#openapi/generated/client.ts'
import { SOCIAL_RETURN } from '#src/navigation/pages.ts'

/** Names that no language translates. */
export const mediumNames: Record<Medium, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' }

type Question = { address: string; asked: Record<string, string> }

/** Where each medium signs people in, and how its documentation wants to be asked for an id token. */
const questions: Record<Medium, Question> = {
  google: {
    address: 'https://accounts.google.com/o/oauth2/v2/auth',
    asked: { response_type: 'id_token', scope: 'openid email profile' },
  },
  facebook: {
    address: 'https://www.facebook.com/dialog/oauth',
    asked: { response_type: 'id_token', scope: 'openid email public_profile' },
  },
  // Apple answers a request for name and address with a form that posts.
  apple: {
    address: 'https://appleid.apple.com/auth/authorize',
    asked: { response_type: 'code id_token', response_mode: 'form_post', scope: 'name email' },
  },
}

type Leaving = { medium: SocialLoginMedium; next: string; typed: SocialFields }

/** Leaves for the medium. What the tab keeps meanwhile is what the answer is held against (docs/decisions/034). */
export function leaveForMedium(window: Window, { medium, next, typed }: Leaving): void {
  const { login_medium, client_id, authorize_url } = medium
  const { address, asked } = questions[login_medium]
  const secrets = { state: secretText(window.crypto), nonce: secretText(window.crypto) }
  const target = new URL(authorize_url ?? address)
  const redirect_uri = window.location.origin + SOCIAL_RETURN
  for (const [name, value] of Object.entries({ client_id, redirect_uri, ...asked, ...secrets }))
    target.searchParams.set(name, value)
  writeTab(window, 'socialAway', { medium: login_medium, ...secrets, next, typed })
  window.location.assign(target.href)
}
