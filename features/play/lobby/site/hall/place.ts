import { sorts, themes, volatilities, type Sort, type Volatility } from '../../rules/browse.ts'

/** Divides by 3, 5, 6 and 7: a part fills its lines on every width. The platform gives at most 120 at once. */
export const PART = 105

/** What a page of games is for; its filters come from the address. */
export type HallPlace = {
  /** A category of the navigation, or HOT. */
  readonly category: string
  /** The page of one provider: its tab cannot be left for another's. */
  readonly vendor?: string
}

/** The filters of a hall as its address carries them; `page` is the provider's tab (SHL-08). */
export type HallSearch = {
  readonly page?: string
  readonly type?: string
  readonly theme?: string
  readonly volatility?: Volatility
  readonly sort?: Sort
}

const LONGEST = 40

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : undefined
}

/**
 * Reads an address that anybody may have typed: what it does not know, it leaves out. A provider may be named as in the calls,
 * `vassalage`, too; `page` counts where both are there.
 */
export function readHallSearch(raw: Readonly<Record<string, unknown>>): HallSearch {
  const page = (text(raw['page']) ?? text(raw['vassalage']))?.toUpperCase()
  const type = text(raw['type'])
  const theme = themes.find((known) => known === raw['theme'])
  const volatility = volatilities.find((known) => known === raw['volatility'])
  const sort = sorts.find((known) => known === raw['sort'])
  return {
    ...(page ? { page } : {}),
    ...(type ? { type } : {}),
    ...(theme ? { theme } : {}),
    ...(volatility ? { volatility } : {}),
    ...(sort && sort !== 'usual' ? { sort } : {}),
  }
}

/** The filter that the platform is asked with. */
export function filterOf(place: HallPlace, { page, sort, ...search }: HallSearch) {
  const vassalage = place.vendor ?? page
  return {
    category: place.category,
    ...search,
    ...(vassalage ? { vassalage } : {}),
    ...(sort ? { sort } : {}),
  }
}
