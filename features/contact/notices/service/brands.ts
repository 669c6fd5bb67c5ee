import type { OperatorCaller } from '#server/call.ts'
import type { House } from '#server/house.ts'

/** The brands that an operator works for, as a room of the back office offers them. */
export async function brandsFor(house: House, { brands }: Pick<OperatorCaller, 'brands'>) {
  const all = await house.merchants.all()
  return all.flatMap(({ code, name, timeZone }) =>
    brands === null || brands.includes(code) ? [{ code, name, timeZone }] : [],
  )
}
