import type { Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { shownCategory } from '#features/play/lobby/public.ts'
import { outsideGames, outsideGamesNamed, outsideKinds, roundGames } from '../store/names.ts'
import { furtherRow, gameRow, gamesOf, studioGamesNamed, vendorName } from './games.ts'

/** A game as displayed: its name, its provider's, and its category. */
export type GameNamed = {
  readonly name: string
  readonly vendorName: string | null
  readonly category: string
}

/**
 * Names of games of any provider, by id: studio games, lotteries and tickets from the code, vendors' games from the catalogue table, and
 * the id itself for an unknown game. The table is queried only for ids that are not studio games.
 */
export async function gameNames(
  app: App,
  ids: readonly string[],
  language: Language,
): Promise<(id: string) => GameNamed> {
  const foreign = [...new Set(ids)].filter((id) => !gameRow(id) && !furtherRow(id))
  const found = foreign.length ? await outsideGames(app.db, foreign) : []
  const outside = new Map(found.map((game) => [game.id, game]))
  return (id) => {
    const row = gameRow(id) ?? furtherRow(id)
    if (row) return { name: row.name[language], vendorName: vendorName(row.vendor), category: row.category }
    const game = outside.get(id)
    if (!game) return { name: id, vendorName: null, category: '' }
    return { name: game[language], vendorName: game.vendorName, category: game.category }
  }
}

/** Names of the games of rounds, by round ID; unknown rounds are left out. */
export async function gamesOfRounds(
  app: App,
  rounds: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const found = await roundGames(app.db, rounds)
  const named = await gameNames(
    app,
    found.map(({ game }) => game),
    language,
  )
  return new Map(found.map(({ id, game }) => [id, named(game).name]))
}

/**
 * Every game that the lobby shows under a category, of the studio and of vendors: RNG are the slots, MINI and CARD the other kinds of that
 * category (decision 35).
 */
export async function gamesIn(app: App, category: string): Promise<readonly string[]> {
  const outside = await outsideKinds(app.db)
  return [
    ...gamesOf(category),
    ...outside.filter((game) => shownCategory(game) === category).map(({ id }) => id),
  ]
}

/** Every game whose name contains a text, in either language and any case. */
export async function gamesNamed(app: App, text: string): Promise<readonly string[]> {
  return [...studioGamesNamed(text), ...(await outsideGamesNamed(app.db, text))]
}
