import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'

/** The brands of an operator, as the back office lists them. */
export async function brandsFor(app: App, { brands }: Pick<OperatorCaller, 'brands'>) {
  const all = await app.merchants.all()
  return all.flatMap(({ code, name, timeZone }) =>
    brands === null || brands.includes(code) ? [{ code, name, timeZone }] : [],
  )
}
