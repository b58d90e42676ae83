/** A thread of `load.ts`: asks for each page again and again, and answers the longest it waited, in milliseconds. */
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const { urls, address } = workerData as { urls: string[]; address: string }
let isStopped = false
let longest = 0

async function visit(url: string): Promise<void> {
  while (!isStopped) {
    const began = performance.now()
    const reply = await fetch(url, { headers: { 'x-forwarded-for': address } })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
    longest = Math.max(longest, performance.now() - began)
    await wait(25)
  }
}

const visits = Promise.all(urls.map(visit))
parentPort!.once('message', async () => {
  isStopped = true
  await visits
  parentPort!.postMessage(Math.round(longest))
})
