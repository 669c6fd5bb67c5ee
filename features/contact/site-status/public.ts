import { createCountries } from './geo.ts'

export { agesOf, isConsentTicked } from './service.ts'
export { diallingCodes } from './dialling.ts'

/** The country of an address as an ISO 3166 code, null if unknown; one database per process. */
export const countryOf: (ip: string) => string | null = createCountries()
