import { ApiError } from '#api/api-error.ts'

export const wrongPassword = new ApiError(403, [
  { code: 'current_password', message: 'The current password is wrong.' },
])
export const taken = new ApiError(403, [{ code: 'email', message: 'The email is already taken.' }])
export const profileSaved = { message: 'Profile updated successfully' }
