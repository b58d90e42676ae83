import { newsLine } from './news-line.ts'

export type MessageNews = { conversation_id: number; sender_type: string }

/** That somebody has written to the customer, or may have while nobody listened. */
export const { tell: announceMessages, on: onMessages } = newsLine<void>()
