/**
 * What is asked of one transaction at once: a connection answers in the order it was asked. Throws what failed first, but
 * waits for the rest, so that nothing is left to run after the rollback.
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
