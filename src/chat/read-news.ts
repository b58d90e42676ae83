import { newsLine } from '#src/shop/news-line.ts'

/** That a conversation was read or continued: its place in the inbox is another now. */
export const { tell: tellOfReading, on: onRead } = newsLine<void>()
