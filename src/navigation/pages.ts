/** Paths of the pages that need no parameter (docs/spec.md §2, Routes). */
export const HOME = '/home'
export const SIGN_IN = '/auth/sign-in'
export const SIGN_UP = '/auth/sign-up'
export const SIGN_IN_CODE = '/auth/sign-in-code'
export const FORGOT_PASSWORD = '/auth/forgot-password'
export const VERIFY_PHONE = '/auth/verify-phone'
/** Where Google, Apple and Facebook send the browser back to; the server takes what Apple posts there. */
export const SOCIAL_RETURN = '/auth/social-return'
export const LATEST_STORES = '/store/latest'
export const POPULAR_STORES = '/store/popular'
export const CATEGORIES = '/categories'
export const BRANDS = '/all-brands'
export const CAMPAIGNS = '/campaigns'
export const FLASH_SALES = '/flash-sales'
export const CHECKOUT = '/checkout'
export const TRACK_ORDER = '/track-order'
export const PROFILE = '/profile'
export const CHATTING = '/chatting'
export const INTERESTS = '/interest'
export const HELP = '/help-and-support'
/** Where an account is deleted; signed out, too. */
export const DELETE_ACCOUNT = '/delete-account'
export const ABOUT_US = '/about-us'
export const TERMS = '/terms-and-conditions'
export const PRIVACY_POLICY = '/privacy-policy'
export const REFUND_POLICY = '/refund-policy'
/** How reviews work; linked beside averages. */
export const REVIEW_POLICY = '/review-policy'
export const SHIPPING_POLICY = '/shipping-policy'
export const CANCELLATION_POLICY = '/cancellation-policy'

/** The pages of text. */
export const textPages = [
  ABOUT_US,
  TERMS,
  PRIVACY_POLICY,
  REFUND_POLICY,
  REVIEW_POLICY,
  SHIPPING_POLICY,
  CANCELLATION_POLICY,
] as const
