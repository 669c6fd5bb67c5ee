/** Countries of affiliates, by name in the reader's language; the browser knows the names. ISO 3166-1. */
const codes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PT PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VC VE VN VU WS YE ZA ZM ZW'.split(
    ' ',
  )

export function countryOptions(
  language: string,
): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}

/** The name of a country; ZZ, which is unknown, as a dash. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ') return '–'
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
}
