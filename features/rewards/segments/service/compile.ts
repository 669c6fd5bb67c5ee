import type { Db, Tx } from '#db/pool.ts'
import { termsNow } from '#features/platform/merchants/public.ts'
import type { App } from '#server/app.ts'
import { memberTraits } from '../extension-points.ts'
import type { Condition } from '../rules/conditions.ts'
import { partOf, type Brand, type Looked, type Part } from '../store/conditions.ts'
import { countriesOf, insertCountries, withoutCountry } from '../store/members.ts'
import { segmentsOf } from '../store/segments.ts'

const BATCH = 5000

/** Looks up the country of members who are new. */
export async function fillCountries(app: App, reader: Db | Tx): Promise<void> {
  for (;;) {
    const found = await withoutCountry(reader, BATCH)
    if (found.length)
      await insertCountries(
        reader,
        found.map(({ id, registerIp }) => ({ id, country: app.merchants.countryOf(registerIp) })),
      )
    if (found.length < BATCH) return
  }
}

/** The brand that conditions are looked at in; null if it is unknown. */
export async function brandOf(app: App, merchant: string): Promise<Brand | null> {
  const brand = await app.merchants.byCode(merchant)
  return brand && { merchant, currency: brand.currency, timeZone: brand.timeZone }
}

/** Turns conditions into SQL: reads segments, and the countries of new members where a condition asks for them. */
export async function compile(
  app: App,
  reader: Db | Tx,
  { brand, conditions }: { readonly brand: Brand; readonly conditions: readonly Condition[] },
): Promise<Part[]> {
  const kinds = new Set(conditions.map(({ kind }) => kind))
  const segments = kinds.has('segment') ? await segmentsOf(reader, brand.merchant) : []
  for (const { kind } of segments.flatMap((each) => each.conditions)) kinds.add(kind)
  if (kinds.has('country') || kinds.has('jurisdiction')) await fillCountries(app, reader)
  const looked = await lookedUp(app, reader, brand.merchant, kinds)
  const nested: Looked = { ...looked, segmentOf: () => null }
  const segmentOf = (id: string) =>
    segments.find((each) => each.id === id)?.conditions.map((each) => partOf(brand, each, nested)) ?? null
  return conditions.map((each) => partOf(brand, each, { ...looked, segmentOf }))
}

async function lookedUp(
  app: App,
  reader: Db | Tx,
  merchant: string,
  kinds: ReadonlySet<string>,
): Promise<Omit<Looked, 'segmentOf'>> {
  const hasJurisdiction = kinds.has('jurisdiction')
  const applies = hasJurisdiction ? await termsNow(app) : null
  const countries = hasJurisdiction ? [...(await countriesOf(reader, merchant)), null] : []
  return {
    countriesOf: (jurisdictions) =>
      countries.filter((country) => applies && jurisdictions.includes(applies({ merchant, country }).code)),
    valuesOf: (trait) => memberTraits.of(app).find((each) => each.trait === trait)?.valuesOf ?? null,
  }
}
