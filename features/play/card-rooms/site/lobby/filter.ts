import type { Search } from '#ui/route/place.ts'
import { bands, monies, noFilter, type Filter } from '../../rules/lobby.ts'
import { cardGames } from '../../rules/play.ts'

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | null =>
  values.find((value) => value === text) ?? null

/** The filter that the address says; what it does not understand is no filter. */
export function readFilter(search: Search): Filter {
  const seats = Number(search['seats'])
  return {
    money: oneOf(monies, search['money']) ?? noFilter.money,
    game: oneOf(cardGames, search['game']),
    seats: Number.isInteger(seats) && seats >= 2 && seats <= 9 ? seats : null,
    stakes: oneOf(bands, search['stakes']),
    isFreeOnly: search['free'] === 'yes',
  }
}

/** The filter in the address, without what is not narrowed. */
export const searchOf = ({ money, game, seats, stakes, isFreeOnly }: Filter): Search => ({
  ...(money === 'all' ? {} : { money }),
  ...(game === null ? {} : { game }),
  ...(seats === null ? {} : { seats: seats.toString() }),
  ...(stakes === null ? {} : { stakes }),
  ...(isFreeOnly ? { free: 'yes' } : {}),
})
