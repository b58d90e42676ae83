/** Calling code of each country (ITU E.164). The main country of a shared code stands first. */
export const callingCodes: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AE971 SA966 QA974 KW965 BH973 OM968 EG20 JO962 LB961 IQ964 SY963 PS970 YE967 MA212 DZ213 TN216 LY218 SD249 ' +
    'SO252 MR222 DJ253 KM269 US1 CA1 GB44 IE353 FR33 DE49 AT43 CH41 IT39 ES34 PT351 NL31 BE32 LU352 DK45 SE46 ' +
    'NO47 FI358 IS354 PL48 CZ420 SK421 HU36 RO40 BG359 GR30 CY357 MT356 HR385 SI386 RS381 BA387 ME382 MK389 AL355 ' +
    'XK383 EE372 LV371 LT370 UA380 BY375 MD373 RU7 KZ7 GE995 AM374 AZ994 TR90 IL972 IR98 AF93 PK92 IN91 BD880 LK94 ' +
    'NP977 BT975 MV960 MM95 TH66 LA856 KH855 VN84 MY60 SG65 ID62 PH63 BN673 TL670 CN86 HK852 MO853 TW886 JP81 KR82 ' +
    'KP850 MN976 UZ998 TM993 TJ992 KG996 AU61 NZ64 PG675 FJ679 SB677 VU678 WS685 TO676 KI686 FM691 MH692 PW680 ' +
    'NR674 TV688 NG234 GH233 CI225 SN221 ML223 NE227 BF226 GN224 SL232 LR231 GM220 GW245 CV238 TG228 BJ229 CM237 ' +
    'TD235 CF236 GA241 CG242 CD243 GQ240 ST239 AO244 ZM260 ZW263 MW265 MZ258 BW267 NA264 ZA27 LS266 SZ268 MG261 ' +
    'MU230 SC248 TZ255 KE254 UG256 RW250 BI257 ET251 ER291 SS211 MX52 GT502 BZ501 SV503 HN504 NI505 CR506 PA507 ' +
    'CU53 HT509 DO1809 JM1876 TT1868 BB1246 BS1242 CO57 VE58 EC593 PE51 BO591 BR55 PY595 UY598 AR54 CL56 GY592 SR597'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
)

/** The country an international number belongs to: the longest code that fits, `preferred` when several do. */
export function countryOf(digits: string, preferred: string): string | undefined {
  const fitting = Object.entries(callingCodes).filter(([, code]) => digits.startsWith(code))
  const longest = Math.max(...fitting.map(([, code]) => code.length))
  const best = fitting.filter(([, code]) => code.length === longest).map(([country]) => country)
  return best.includes(preferred) ? preferred : best[0]
}
