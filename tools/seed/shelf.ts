import { run, sql } from '#db/rows.ts'
import { syncCatalogue } from '#features/play/lobby/service/sync.ts'
import type { World } from './world.ts'

/** Games that both brands feature besides the most played ones: one of each kind. */
const FORWARD = ['mooncake-parade', 'aurora-fjord', 'pearl-drop', 'lacquer-21', 'jade-vein']

/** The brands' own choice of hot games. */
export async function fillShelf({ app, owner }: World): Promise<void> {
  await syncCatalogue(app.db)
  await run(
    owner,
    sql`
      insert into merchant_game (merchant, game, is_hot)
      select m.code, g.id, true
      from merchant m
      join game g on g.id = any(${FORWARD})
      on conflict (merchant, game) do update set is_hot = true
    `,
  )
}
