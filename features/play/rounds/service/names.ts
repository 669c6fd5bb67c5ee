import type { Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { outsideGames, outsideGamesOf } from '../store/names.ts'
import { gameRow, gamesOf, vendorName } from './games.ts'

/** How members read a game: its name, its provider's, and its category. */
export type GameNamed = {
  readonly name: string
  readonly vendorName: string | null
  readonly category: string
}

/**
 * Names of games of any provider, by id: the studio's from the code, those of outside vendors from the catalogue's table, and the
 * id itself of one that no one knows. The table is asked only where an id is not the studio's.
 */
export async function gameNames(
  app: App,
  ids: readonly string[],
  language: Language,
): Promise<(id: string) => GameNamed> {
  const foreign = [...new Set(ids)].filter((id) => !gameRow(id))
  const found = foreign.length ? await outsideGames(app.db, foreign) : []
  const outside = new Map(found.map((game) => [game.id, game]))
  return (id) => {
    const row = gameRow(id)
    if (row) return { name: row.name[language], vendorName: vendorName(row.vendor), category: row.category }
    const game = outside.get(id)
    if (!game) return { name: id, vendorName: null, category: '' }
    return { name: game[language], vendorName: game.vendorName, category: game.category }
  }
}

/** Every game of a category, the studio's and outside vendors'. */
export async function gamesIn(app: App, category: string): Promise<readonly string[]> {
  return [...gamesOf(category), ...(await outsideGamesOf(app.db, category))]
}
