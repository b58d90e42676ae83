import type { BaseTranslation } from '../../i18n-types.ts'

const en_gate = {
  proceed: 'Go to checkout',
  title: 'How do you want to order?',
  note: 'Login saves your order history. Guests cannot see their history after ordering.',
  guest: 'Continue as a guest',
  login: 'Login',
  signUp: 'Sign Up',
} satisfies BaseTranslation

export default en_gate
