import type { BaseTranslation } from '../../i18n-types.ts'

const en_auth = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signIn: {
    title: 'Welcome back',
    note: 'Sign in to see your orders, addresses and favourites.',
    emailOrPhone: 'Email or phone',
    password: 'Password',
    remember: 'Remember me on this device',
    submit: 'Sign in',
    other: 'New here?',
    otherAction: 'Create an account',
    fromSignUp: 'Your account is ready. Sign in to continue.',
  },
  signUp: {
    title: 'Create an account',
    note: 'It takes two minutes and makes every order faster.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 8 characters',
    confirmPassword: 'Confirm password',
    refCode: 'Referral code',
    submit: 'Create account',
    other: 'Already have an account?',
    otherAction: 'Sign in',
  },
  flaws: {
    required: 'Please fill in this field',
    f_name: 'name is required',
    l_name: 'last name required',
    phone: 'phone number required',
    email: 'Email is required',
    invalidEmail: 'Must be a valid email',
    longEmail: 'Use 255 characters or fewer',
    shortPassword: 'Use at least 8 characters',
    longPassword: 'Use 128 characters or fewer',
    commonPassword: 'This password is easy to guess. Choose a less common one.',
    personalPassword: 'Choose a password without your name, phone number or email.',
    differentPassword: "The passwords don't match",
  },
  guest: 'Continue as a guest',
} satisfies BaseTranslation

export default en_auth
