import { ApiError } from './api-error.ts'

/** A request shed to keep the others fast: the log needs no stack of it. */
export class TooBusy extends ApiError {
  override readonly name = 'TooBusy'
}

/** Sheds a request; the client may repeat it after so many seconds. `headers` come on top. */
export const tooBusy = (seconds: number, headers: Record<string, string> = {}): TooBusy =>
  new TooBusy(
    503,
    {
      code: 'unavailable',
      message: {
        en: 'The shop is very busy right now. Try again in a moment.',
        ar: 'المتجر مشغول جدًا الآن. حاول بعد لحظات.',
      },
    },
    { 'retry-after': String(seconds), ...headers },
  )
