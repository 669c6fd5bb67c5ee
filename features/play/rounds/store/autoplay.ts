import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import type { AutoplayEnd } from '../rules/autoplay.ts'

export type AutoplayRow = {
  readonly id: string
  readonly roundsMost: number
  readonly lossMost: bigint
  readonly winMost: bigint | null
  readonly stopsAtFeature: boolean
  readonly rounds: number
  readonly net: bigint
  readonly endedWhy: AutoplayEnd | null
}

const FIELDS = sql`
  id, rounds_most, loss_most, win_most, stops_at_feature, rounds, net, ended_why
`

export type Whose = { readonly wallet: bigint; readonly game: string }

export async function autoplayOf(
  db: Db,
  { id, wallet, game }: Whose & { readonly id: string },
): Promise<AutoplayRow | null> {
  return maybe(
    db,
    sql<AutoplayRow>`select ${FIELDS} from autoplay where id = ${id} and wallet = ${wallet} and game = ${game}`,
  )
}

export type NewAutoplay = Whose &
  Pick<AutoplayRow, 'id' | 'roundsMost' | 'lossMost' | 'winMost' | 'stopsAtFeature'> & { readonly at: Date }

export async function insertAutoplay(tx: Tx, one: NewAutoplay): Promise<void> {
  await run(
    tx,
    sql`
      update autoplay set ended_at = ${one.at}, ended_why = 'replaced' where wallet = ${one.wallet} and ended_at is null
    `,
  )
  await run(
    tx,
    // another process began one concurrently: that one stays, and this one's first round is rejected
    sql`
      insert into autoplay (id, wallet, game, rounds_most, loss_most, win_most, stops_at_feature, started_at)
      values (
        ${one.id}, ${one.wallet}, ${one.game}, ${one.roundsMost}, ${one.lossMost}, ${one.winMost}, ${one.stopsAtFeature},
        ${one.at}
      )
      on conflict (wallet) where ended_at is null do nothing
    `,
  )
}

/** Counts a round; false where another process counted one, or ended the autoplay, since the row was read. */
export async function countRound(
  tx: Tx,
  row: AutoplayRow,
  { round, net, end, at }: { round: string; net: bigint; end: AutoplayEnd | null; at: Date },
): Promise<boolean> {
  const counted = await run(
    tx,
    sql`
      update autoplay
      set rounds = rounds + 1, net = net + ${net}, last_round = ${round},
        ended_at = ${end ? at : null}, ended_why = ${end}
      where id = ${row.id} and rounds = ${row.rounds} and ended_at is null
    `,
  )
  return counted === 1
}

export async function endAutoplay(db: Db, id: string, why: AutoplayEnd, at: Date): Promise<void> {
  await run(
    db,
    sql`update autoplay set ended_at = ${at}, ended_why = ${why} where id = ${id} and ended_at is null`,
  )
}
