import { countdownOf } from '#machines/rules/countdown.ts'

/** Milliseconds as `4:05`, with hours as `1:04:05`; an isolate keeps the order of the digits in Arabic. */
export function leftText(left: number): string {
  const { days, hours, minutes, seconds } = countdownOf(left)
  const two = (value: number) => String(value).padStart(2, '0')
  const whole = days * 24 + hours
  const text = whole > 0 ? `${whole}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
  return `\u2066${text}\u2069`
}
