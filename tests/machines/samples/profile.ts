import { ApiError } from '#api/api-error.ts'

export const wrongPassword = new ApiError(403, [
  { code: 'current_password', message: 'The current password is wrong.' },
])
export const proofNeeded = new ApiError(403, [
  { code: 'confirmation', message: 'Enter your current password, or a code that we send you.' },
])
export const taken = new ApiError(403, [{ code: 'email', message: 'The email is already taken.' }])
export const profileSaved = { message: 'Profile updated successfully' }
