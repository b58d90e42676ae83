/** Browser and system in words; null when the header names neither. */
export type Device = { browser: string | null; system: string | null }

/** The first that fits: browsers also name those they are made of. */
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Microsoft Edge'],
  [/OPR\/|OPT\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** Reads a User-Agent header: names only, without the versions that would tell one device from another. */
export const deviceOf = (userAgent: string | undefined): Device => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})

const nameIn = (names: readonly (readonly [RegExp, string])[], text = '') =>
  names.find(([pattern]) => pattern.test(text.slice(0, 512)))?.[1] ?? null
