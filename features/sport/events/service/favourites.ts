import { inTransaction } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { MemberCaller } from '#server/call.ts'
import type { sports } from '../contract.ts'
import {
  countFavourites,
  deleteFavourite,
  favouriteExists,
  favouritesOf,
  insertFavourite,
} from '../store/favourites.ts'

type Favour = (typeof sports)['favour']

/** More would not fit on a page. */
const MOST = 200

export async function showFavourites(
  app: App,
  member: MemberCaller,
): Promise<Reply<(typeof sports)['favourites']>> {
  const all = await favouritesOf(app.db, member.id)
  const of = (kind: string) => all.filter((each) => each.kind === kind).map(({ key }) => key)
  return { events: of('event'), leagues: of('league'), sides: of('side') }
}

export async function favour(
  app: App,
  { params, body }: Given<Favour>,
  member: MemberCaller,
): Promise<Reply<Favour> | Refusal<Favour>> {
  const { kind, key } = params
  return inTransaction(app.db, async (tx) => {
    if (!body.isFavourite) {
      await deleteFavourite(tx, member.id, kind, key)
      return { isFavourite: false }
    }
    if (!(await favouriteExists(tx, kind, key))) return { refused: 'sports.favouriteUnknown' } as const
    if ((await countFavourites(tx, member.id)) >= MOST)
      return { refused: 'sports.favouritesFull', detail: { most: MOST } } as const
    await insertFavourite(tx, member.id, kind, key)
    return { isFavourite: true }
  })
}
