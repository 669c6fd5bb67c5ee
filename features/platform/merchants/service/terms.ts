import type { Db } from '#db/pool.ts'
import { createCache } from '#server/cache.ts'
import type { Brands, App } from '#server/app.ts'
import { termsOf, type Terms } from '../shapes.ts'
import { countryRows, packRows } from '../store.ts'

export type Jurisdiction = { readonly code: string; readonly name: string; readonly terms: Terms }

/** Why a pack applies: by country, by brand, or by the brand's default for unknown countries. */
export type PackWhy = 'country' | 'brand' | 'unknownCountry'
export type Applied = Jurisdiction & { readonly why: PackWhy }

/** Packs change rarely; a change applies once announced, and after a lost connection within a second. */
const kept = createCache<Packs>(1_000)

type Packs = {
  readonly byCode: ReadonlyMap<string, Jurisdiction>
  readonly countries: ReadonlyMap<string, string>
  /** Cached results by brand and country: every round asks. */
  readonly applied: Map<string, Applied>
}

async function read(db: Db): Promise<Packs> {
  const [packs, countries] = await Promise.all([packRows(db), countryRows(db)])
  return {
    applied: new Map(),
    byCode: new Map(packs.map(({ code, name, terms }) => [code, { code, name, terms: termsOf(terms) }])),
    countries: new Map(countries.map(({ country, pack }) => [country, pack])),
  }
}

type Place = { readonly merchant: string; readonly country: string | null }

/** The jurisdiction whose terms apply to a brand's visitor from this country, and why (decision 20). */
export async function termsFor(app: App, place: Place): Promise<Applied> {
  return (await termsNow(app))(place)
}

/** The same from the current snapshot, for code that must not query: inside a transaction. */
export async function termsNow(app: App): Promise<(place: Place) => Applied> {
  const packs = await kept(`${app.config.databaseUrl} ${app.merchants.edition()}`, () => read(app.db))
  const brands = await app.merchants.asTheyStand()
  return (place) => appliedIn(packs, brands, place)
}

/** The country's own pack, else the brand's, else the brand's `unknownCountry`. */
function appliedIn(packs: Packs, brands: Brands, { merchant, country }: Place): Applied {
  const { byCode, countries, applied: answered } = packs
  const place = `${merchant} ${country ?? ''}`
  const known = answered.get(place)
  if (known) return known
  const named = country === null ? undefined : countries.get(country)
  // reads the stored value directly, because the settings feature's public module depends on this one
  const own = brands.stored(merchant, 'brandPack')
  const otherwise = brands.stored(merchant, 'unknownCountry')
  const applied = (code: unknown, why: PackWhy): Applied | null => {
    const pack = typeof code === 'string' ? byCode.get(code) : undefined
    return pack ? { ...pack, why } : null
  }
  const found =
    applied(named, 'country') ??
    applied(own, 'brand') ??
    applied(otherwise, 'unknownCountry') ??
    applied('default', 'unknownCountry')
  if (!found) throw new Error('merchants: there is no default jurisdiction')
  answered.set(place, found)
  return found
}
