/** 256 random bits, impossible to guess, as hexadecimal digits. */
export const secretText = (crypto: Pick<Crypto, 'getRandomValues'>): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
