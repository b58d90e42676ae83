import type { BaseTranslation } from '../../i18n-types.ts'

const en_auth = {
  signIn: {
    title: 'Welcome back',
    note: 'Sign in to see your orders, addresses and favourites.',
    emailOrPhone: 'Email or phone',
    password: 'Password',
    remember: 'Remember me on this device',
    submit: 'Sign in',
    other: 'New here?',
    otherAction: 'Create an account',
    fromSignUp: 'Your account is ready. Sign in to go on.',
  },
  signUp: {
    title: 'Create an account',
    note: 'Two minutes now, and every order after it takes one.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 8 characters',
    confirmPassword: 'Password again',
    refCode: 'Referral code',
    submit: 'Create account',
    other: 'You have an account?',
    otherAction: 'Sign in',
  },
  flaws: {
    required: 'Please fill in this field',
    f_name: 'name is required',
    l_name: 'last name required',
    phone: 'phone number required',
    email: 'Email is required',
    invalidEmail: 'Must be a valid email',
    longEmail: 'At most 255 characters',
    shortPassword: 'At least 8 characters',
    differentPassword: 'The two passwords differ',
  },
  guest: 'Go on as a guest',
} satisfies BaseTranslation

export default en_auth
