/** `npm run paths -- cart --shots` takes a screenshot of every step. */
export const isPictured = process.env.PATHS_SHOTS === 'true'
