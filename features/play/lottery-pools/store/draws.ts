import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'

export type DrawRow = {
  readonly lottery: string
  readonly merchant: string
  readonly round: string
  readonly label: string
  readonly staked: Minor
  readonly contributed: Minor
  readonly paid: Minor
  readonly seeded: Minor
  readonly amount: Minor
}

export async function insertDraw(tx: Tx, draw: DrawRow): Promise<void> {
  await run(
    tx,
    sql`
      insert into lottery_pool_draw (lottery, merchant, round, label, staked, contributed, paid, seeded, amount)
      values (${draw.lottery}, ${draw.merchant}, ${draw.round}, ${draw.label}, ${draw.staked}, ${draw.contributed}, ${draw.paid},
        ${draw.seeded}, ${draw.amount})
    `,
  )
}

export type NewWin = {
  readonly slip: string
  readonly memberId: bigint
  readonly wallet: bigint
  readonly stake: Minor
  readonly prize: Minor
}

export async function insertWin(
  tx: Tx,
  { lottery, merchant, round, label }: DrawRow,
  win: NewWin,
): Promise<void> {
  await run(
    tx,
    sql`
      insert into lottery_pool_win (slip, lottery, merchant, round, label, member_id, wallet, stake, prize)
      values (${win.slip}, ${lottery}, ${merchant}, ${round}, ${label}, ${win.memberId}, ${win.wallet}, ${win.stake}, ${win.prize})
    `,
  )
}

export type Winner = {
  readonly lottery: string
  readonly label: string
  /** Empty: the member is not shown in winners' lists. */
  readonly account: string
  readonly prize: Minor
  readonly at: Date
}

/** The newest prizes of a brand's pools. */
export function newestWins(db: Db, merchant: string, limit: number): Promise<readonly Winner[]> {
  return many(
    db,
    sql<Winner>`
      select v.lottery, v.label, case when m.is_shown_in_winners then m.account else '' end as account, v.prize, v.at
      from lottery_pool_win v
      join member_view m on m.id = v.member_id
      where v.merchant = ${merchant}
      order by v.at desc, v.prize desc, v.slip
      limit ${limit}
    `,
  )
}

export type DrawWin = { readonly round: string; readonly stake: Minor; readonly prize: Minor }

/** The prizes of draws of a pool, largest stake first. */
export function winsOfDraws(
  db: Db,
  { lottery, merchant }: Pick<DrawRow, 'lottery' | 'merchant'>,
  rounds: readonly string[],
): Promise<readonly DrawWin[]> {
  return many(
    db,
    sql<DrawWin>`
      select round, stake, prize from lottery_pool_win
      where lottery = ${lottery} and merchant = ${merchant} and round = any (${rounds}::uuid[])
      order by stake desc, slip
    `,
  )
}

export type PastDraw = Omit<DrawRow, 'lottery' | 'merchant'> & { readonly at: Date }

/** The newest draws of a pool. */
export function pastDraws(
  db: Db,
  { lottery, merchant }: Pick<DrawRow, 'lottery' | 'merchant'>,
  limit: number,
): Promise<readonly PastDraw[]> {
  return many(
    db,
    sql<PastDraw>`
      select round, label, staked, contributed, paid, seeded, amount, at from lottery_pool_draw
      where lottery = ${lottery} and merchant = ${merchant}
      order by at desc
      limit ${limit}
    `,
  )
}
