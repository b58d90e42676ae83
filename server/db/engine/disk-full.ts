/** PostgreSQL's code for a disk that is full. */
const DISK_FULL = '53100'

/** Set by the answers of the database: reading goes on when the disk is full, so only a write tells. */
let wasFull = false

/** Notes an error of the database that says that the disk is full. */
export function recordAnswer({ code }: { code?: string | undefined }): void {
  if (code === DISK_FULL) wasFull = true
}

/** True from a write that met a full disk until {@link recordRoom}. */
export const wasDiskFull = (): boolean => wasFull

export function recordRoom(): void {
  wasFull = false
}
