/**
 * A digest of the bytes of a file, by which the page compares pictures that the customer chose: FNV-1a with 2 × 32 bits, and
 * the size. `crypto.subtle` is missing on pages without HTTPS.
 */
export async function digestOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let [low, high] = [0x811c9dc5, 0x01000193]
  for (const byte of bytes) {
    low = Math.imul(low ^ byte, 0x01000193)
    high = Math.imul(high ^ byte, 0x85ebca6b)
  }
  return `${bytes.length}-${low >>> 0}-${high >>> 0}`
}
