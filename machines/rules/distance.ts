/** Kilometres without their unit (docs/spec.md §9 Price and display): `0` without a distance, `1k+` above 1000 km. */
export const kilometres = (metres: number | null | undefined, digits: number): string => {
  const km = (metres ?? 0) / 1000
  if (km <= 0) return '0'
  return km > 1000 ? '1k+' : km.toFixed(digits)
}
