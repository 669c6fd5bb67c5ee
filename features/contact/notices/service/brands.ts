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
