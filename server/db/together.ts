/**
 * Runs queries of one transaction at once: a connection answers in the order of its queries. Throws the first failure,
 * but waits for the other queries, so that no query runs after the rollback.
 */
export async function together<T extends readonly unknown[]>(asked: readonly [...T]): Promise<Answers<T>> {
  // A query runs again each time it is awaited.
  const all = asked.map((one) => Promise.resolve(one))
  try {
    return (await Promise.all(all)) as Answers<T>
  } finally {
    await Promise.allSettled(all)
  }
}

type Answers<T extends readonly unknown[]> = { -readonly [At in keyof T]: Awaited<T[At]> }
