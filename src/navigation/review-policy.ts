/** How reviews work; linked beside averages. */
export const REVIEW_POLICY = '/review-policy'
