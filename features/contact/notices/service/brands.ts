import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'

/** The brands that an operator works for, as a room of the back office offers them. */
export async function brandsFor(app: App, { brands }: Pick<OperatorCaller, 'brands'>) {
  const all = await app.merchants.all()
  return all.flatMap(({ code, name, timeZone }) =>
    brands === null || brands.includes(code) ? [{ code, name, timeZone }] : [],
  )
}
