import { inTransaction } from '#db/pool.ts'
import type { MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { gameOn } from '../store/catalogue.ts'
import { countFavourites, deleteFavourite, favouritesOf, insertFavourite } from '../store/favourites.ts'
import { gamesAt, type At, type Game } from './lobby.ts'

/** More than a person would use; prevents a script from filling the table. */
const MOST_FAVOURITES = 200

type Kept = { readonly favGames: string[] }

/** Adds a game to the caller's favourites; idempotent. */
export async function addFavourite(
  app: App,
  member: MemberCaller,
  game: string,
): Promise<Kept | { readonly refused: 'lobby.gameUnknown' | 'lobby.tooManyFavourites' }> {
  if (!(await gameOn(app.db, member.merchant, game))) return { refused: 'lobby.gameUnknown' }
  return inTransaction(app.db, async (tx) => {
    if ((await countFavourites(tx, member.id)) >= MOST_FAVOURITES)
      return { refused: 'lobby.tooManyFavourites' } as const
    await insertFavourite(tx, { memberId: member.id, game, now: app.clock.now() })
    return { favGames: [...(await favouritesOf(tx, member.id))] }
  })
}

export async function removeFavourite(app: App, member: MemberCaller, game: string): Promise<Kept> {
  await deleteFavourite(app.db, { memberId: member.id, game })
  return { favGames: [...(await favouritesOf(app.db, member.id))] }
}

/** The caller's favourites that the brand currently shows, newest first. */
export async function favouriteGames(app: App, member: MemberCaller, at: At): Promise<{ list: Game[] }> {
  const games = new Map(gamesAt(app, at).map((game) => [game.gameId, game]))
  const own = await favouritesOf(app.db, member.id)
  return { list: own.flatMap((id) => games.get(id) ?? []) }
}
