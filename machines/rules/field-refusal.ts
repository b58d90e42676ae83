import type { Refusal, ServerRefusal } from './refusal.ts'

/** A refusal beside the field it is about: worded by the app (`key`), or by the server (`message`). */
export type FieldRefusal = ServerRefusal | LocalRefusal

export type LocalRefusal = { code: string; key: Refusal['message']; params?: Refusal['params'] }
