import { groupOf, sorts, themes, volatilities, type Sort, type Volatility } from '../../rules/browse.ts'

/** Divisible by 3, 5, 6 and 7: a part fills its lines at every width. The server returns at most 120 games per call. */
export const PART = 105

/** The subject of a games page; its filters come from the URL. */
export type HallPlace = {
  /** A category of the navigation, or HOT. */
  readonly category: string
  /** The page of one provider: other tabs cannot be selected. */
  readonly vendor?: string
}

/** The filters of a games page as stored in its URL; `page` is the provider's tab (SHL-08). */
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
 * Parses a URL that may be typed by hand: ignores unknown values. A provider may also be named `vassalage`, as in the API calls; `page`
 * takes precedence.
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

/**
 * The text key of a page's title. The slots category contains mini games and card games too (decision 35): without a type the title says
 * so, instead of counting them as slots.
 */
export function titleKey({ category }: HallPlace, { type }: HallSearch): string {
  if (category === 'RNG' && type === undefined) return 'lobby.slotsAndOthers'
  return `category.${groupOf(type) ?? category}`
}

/** The filter for the API request. */
export function filterOf(place: HallPlace, { page, sort, ...search }: HallSearch) {
  const vassalage = place.vendor ?? page
  return {
    category: place.category,
    ...search,
    ...(vassalage ? { vassalage } : {}),
    ...(sort ? { sort } : {}),
  }
}
