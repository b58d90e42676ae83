const DATABASE = 'souk'
const STORE = 'files'

/** Files that the browser keeps over a reload, by a name. Without storage it keeps none, and nothing throws. */
export async function keepFiles(name: string, files: readonly Blob[]): Promise<void> {
  await inStore('readwrite', (store) =>
    files.length > 0 ? store.put([...files], name) : store.delete(name),
  ).catch(() => {})
}

export async function readFiles(name: string): Promise<File[]> {
  const found = await inStore('readonly', (store) => store.get(name)).catch(() => undefined)
  return Array.isArray(found) ? found.filter((each) => each instanceof File) : []
}

/** Another customer may use this browser now. */
export async function forgetFiles(): Promise<void> {
  await inStore('readwrite', (store) => store.clear()).catch(() => {})
}

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
