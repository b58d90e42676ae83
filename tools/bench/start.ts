import { close, type DataFolder, opened } from './shop.ts'

/** From the start of the server to its first answer: with the seeding, and again on the same data. */
export async function benchStart(folder: DataFolder): Promise<void> {
  const first = await opened(folder)
  await close(first)
  const again = await opened(folder)
  await close(again)
  console.log('| Start | Seconds until /readyz |\n|---|---|')
  console.log(
    `| first, with the seeding | ${first.seconds.toFixed(1)} |\n| again | ${again.seconds.toFixed(1)} |\n`,
  )
}
