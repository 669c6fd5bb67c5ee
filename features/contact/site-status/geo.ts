import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { Reader, type CountryResponse } from 'mmdb-lib'

/** Countries of addresses by registry and routing data, public domain (CC0); updated with the package. */
const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'
/** Cache size: a lookup takes microseconds, but a visitor makes many calls. */
const MOST_KEPT = 10_000

type Place = { readonly country: string | null }
type Row = CountryResponse & { readonly country_code?: string }

/** Finds the country of an address; the database (8 MB) is loaded on first use. */
export function createCountries(): (ip: string) => string | null {
  let reader: Reader<Row> | null = null
  const kept = new LRUCache<string, Place>({ max: MOST_KEPT })
  return (ip) => {
    const known = kept.get(ip)
    if (known) return known.country
    if (isIP(ip) === 0) return null
    reader ??= new Reader<Row>(readFileSync(createRequire(import.meta.url).resolve(DATABASE)))
    const row = reader.get(ip)
    const country = row?.country_code ?? row?.country?.iso_code ?? null
    kept.set(ip, { country })
    return country
  }
}
