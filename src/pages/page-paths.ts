/** Where the pages of text stand in the shop (docs/spec.md §2). */
export const pagePaths = [
  '/about-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/review-policy',
  '/shipping-policy',
  '/cancellation-policy',
] as const

export type PagePath = (typeof pagePaths)[number]
