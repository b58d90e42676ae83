import { ApiError } from '#api/api-error.ts'

const refusal = (status: number, code: string) => new ApiError(status, [{ code, message: '' }])

export const noPhone = refusal(400, 'INVALID_PHONE_NUMBER')
export const noRegion = refusal(400, 'OPERATION_NOT_ALLOWED')
export const tooMany = refusal(400, 'TOO_MANY_ATTEMPTS_TRY_LATER')
export const noQuota = refusal(403, 'QUOTA_EXCEEDED')
export const usedChallenge = refusal(400, 'INVALID_RECAPTCHA_TOKEN')
export const blockedScript = new Error('The check did not load')
export const wrongDigits = new ApiError(403, [{ code: 'code', message: 'The code is wrong or has expired.' }])
export const overSession = new ApiError(403, [
  { code: 'session', message: 'This code can no longer be used. Get another code.' },
])
