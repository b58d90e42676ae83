/** Names countries by their ISO code, in the language; the server and the browser may name one differently. */
export const countryNamer = (locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return (iso: string): string => names.of(iso) ?? iso
}
