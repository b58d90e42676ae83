import { clock } from './clock.ts'

const DATABASE = 'souk'
const STORE = 'files'

/** Files that the browser keeps over a reload, by a name. Without storage it keeps none, and nothing throws. */
export async function keepFiles(name: string, files: readonly Blob[]): Promise<void> {
  await inStore('readwrite', (store) =>
    files.length > 0
      ? store.put({ at: clock.now(), files: [...files] } satisfies StoredFiles, name)
      : store.delete(name),
  ).catch(() => {})
}

export async function readFiles(name: string): Promise<File[]> {
  const found: unknown = await inStore('readonly', (store) => store.get(name)).catch(() => undefined)
  return isStoredFiles(found) ? found.files.filter((each) => each instanceof File) : []
}

/** All of them, or those that were written before this moment: milliseconds since 1970. */
export async function forgetFiles({ writtenBefore = Number.POSITIVE_INFINITY } = {}): Promise<void> {
  await inStore('readwrite', (store) => {
    const walk = store.openCursor()
    walk.onsuccess = () => {
      const { result: cursor } = walk
      if (!cursor) return
      // An earlier release wrote down no time.
      if (!isStoredFiles(cursor.value) || cursor.value.at < writtenBefore) cursor.delete()
      cursor.continue()
    }
    return walk
  }).catch(() => {})
}

type StoredFiles = { at: number; files: Blob[] }

const isStoredFiles = (value: unknown): value is StoredFiles =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  'files' in value &&
  Array.isArray(value.files)

async function inStore(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await opened()
  try {
    const transaction = database.transaction(STORE, mode)
    const request = ask(transaction.objectStore(STORE))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    return request.result
  } finally {
    database.close()
  }
}

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
