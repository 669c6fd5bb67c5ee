import { navigate, usePlace, type Search } from '#ui/route/place.ts'

export const views = [
  'today',
  'live',
  'tomorrow',
  '7',
  '30',
  'outrights',
  'favourites',
  'results',
  'bets',
  'rules',
] as const
export type View = (typeof views)[number]

/** What the page shows, by its address. */
export function useView() {
  const { search } = usePlace()
  const view = views.find((each) => each === search['view']) ?? 'today'
  return {
    view,
    event: search['event'],
    league: search['league'],
    sport: search['sport'],
    find: search['q'],
    bet: search['bet'],
  }
}

/** Another part of the page; what is not named is left out of the address. */
export const goTo = (search: Search, options: { readonly replace?: boolean } = {}) =>
  void navigate({ search, ...options })
