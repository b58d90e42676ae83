/** Kilometres as the spec shows them (§9): `0` without a distance, `1k+` above 1000 km; the unit is the view's. */
export const kilometres = (metres: number | null | undefined, digits: number): string => {
  const km = (metres ?? 0) / 1000
  if (km <= 0) return '0'
  return km > 1000 ? '1k+' : km.toFixed(digits)
}
