/** A link tells the last failed hand-over alone. */
export const withAttempts = ({
  attempt,
  return: back,
}: {
  attempt: object | null
  return: object | null
}) => ({
  return: back,
  attempts: attempt ? [attempt] : [],
})
