import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'

/** The brands of an operator, with the time zone that a brand's own times are entered in. */
export async function zonedBrandsFor(app: App, { brands }: Pick<OperatorCaller, 'brands'>) {
  const all = await app.merchants.all()
  return all.flatMap(({ code, name, timeZone }) =>
    brands === null || brands.includes(code) ? [{ code, name, timeZone }] : [],
  )
}

/** The brands of an operator, as lists of the back office offer them. */
export async function brandsFor(app: App, operator: Pick<OperatorCaller, 'brands'>) {
  return (await zonedBrandsFor(app, operator)).map(({ code, name }) => ({ code, name }))
}

/** What a list of one brand's rows names beside them: the brands to choose from, and the currency of this one, null if it is unknown. */
export async function listedBrand(app: App, code: string, operator: Pick<OperatorCaller, 'brands'>) {
  const [brands, brand] = await Promise.all([brandsFor(app, operator), app.merchants.byCode(code)])
  return { brands, merchant: code, currency: brand?.currency ?? null }
}
