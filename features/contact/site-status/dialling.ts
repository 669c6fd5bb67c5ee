import { getCountries, getCountryCallingCode, Metadata } from 'libphonenumber-js'

export type Dialling = {
  readonly countryCode: string
  readonly countryDialingCode: string
  readonly minDigits: number
  readonly maxDigits: number
}

let all: readonly Dialling[] | null = null

/** Every country with its dialling code and the length of a national number, by code. */
export function diallingCodes(): readonly Dialling[] {
  all ??= getCountries()
    .map((country) => {
      const metadata = new Metadata()
      metadata.selectNumberingPlan(country)
      const lengths = metadata.numberingPlan?.possibleLengths() ?? []
      return {
        countryCode: country,
        countryDialingCode: getCountryCallingCode(country),
        minDigits: Math.min(...lengths),
        maxDigits: Math.max(...lengths),
      }
    })
    .sort((a, b) => a.countryCode.localeCompare(b.countryCode))
  return all
}
