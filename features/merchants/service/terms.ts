import type { Db } from '#db/pool.ts'
import { createKept } from '#server/kept.ts'
import type { House } from '#server/house.ts'
import { termsOf, type Terms } from '../shapes.ts'
import { countryRows, packRows } from '../store.ts'

export type Jurisdiction = { readonly code: string; readonly name: string; readonly terms: Terms }

/** Packs change rarely; a change is in force within a second. */
const kept = createKept<Packs>(1_000)

type Packs = {
  readonly byCode: ReadonlyMap<string, Jurisdiction>
  readonly countries: ReadonlyMap<string, string>
}

async function read(db: Db): Promise<Packs> {
  const [packs, countries] = await Promise.all([packRows(db), countryRows(db)])
  return {
    byCode: new Map(packs.map(({ code, name, terms }) => [code, { code, name, terms: termsOf(terms) }])),
    countries: new Map(countries.map(({ country, pack }) => [country, pack])),
  }
}

/** The jurisdiction whose terms hold for a brand's visitor of this country (decision 20). */
export async function termsFor(
  house: House,
  { merchant, country }: { readonly merchant: string; readonly country: string | null },
): Promise<Jurisdiction> {
  const { byCode, countries } = await kept(house.config.databaseUrl, () => read(house.db))
  const named = country === null ? undefined : countries.get(country)
  // the settings feature's own door reads this one too: asking for the stored value keeps the two apart
  const code = named ?? String((await house.merchants.stored(merchant, 'unknownCountry')) ?? 'default')
  const pack = byCode.get(code) ?? byCode.get('default')
  if (!pack) throw new Error('merchants: there is no default jurisdiction')
  return pack
}
