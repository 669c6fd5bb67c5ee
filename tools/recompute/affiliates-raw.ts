import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { RawAffiliates, RawMoney, RawPlay, RawPlayer, RawTerms } from './affiliates.ts'
import { exclusionsOf, holds, type Run } from './raw.ts'

type StoredTerms = {
  readonly cpa: {
    readonly amount: string
    readonly minDeposit: string
    readonly minValid: string
    readonly days: number
  } | null
  readonly share: {
    readonly tiers: readonly { readonly from: string; readonly ratePpm: number }[]
    readonly adminPpm: number
    readonly carry: boolean
  } | null
}

const termsOf = ({ cpa, share }: StoredTerms): RawTerms => ({
  cpa: cpa && {
    amount: BigInt(cpa.amount),
    minDeposit: BigInt(cpa.minDeposit),
    minValid: BigInt(cpa.minValid),
    days: cpa.days,
  },
  share: share && {
    tiers: share.tiers.map(({ from, ratePpm }) => ({ from: BigInt(from), ratePpm: BigInt(ratePpm) })),
    adminPpm: BigInt(share.adminPpm),
    carry: share.carry,
  },
})

/** The raw rows of a brand's affiliates, as of a batch. */
export async function affiliatesOf(db: Db, run: Run, batch: bigint): Promise<RawAffiliates> {
  const players = await many(
    db,
    sql<RawPlayer>`
      select p.member_id as id, p.affiliate_id as affiliate, p.plan || ':' || p.version as plan, p.registered_at, exists (
          select
          from affiliate_duplicate d
          where d.member_id = p.member_id and d.found_batch <= ${batch} and coalesce(d.cleared_batch, 9223372036854775807) > ${batch}
        ) as is_duplicate
      from affiliate_player p
      where p.merchant = ${run.merchant}
    `,
  )
  const versions = await many(
    db,
    sql<{
      plan: string
      terms: StoredTerms
    }>`select plan || ':' || version as plan, terms from affiliate_plan_version`,
  )
  const parents = await many(
    db,
    sql<{ id: bigint; parent: bigint; ppm: number }>`
      select member_id as id, parent_id as parent, parent_ppm as ppm from affiliate where parent_id is not null
    `,
  )
  const exclusions = await exclusionsOf(db)
  const isExcluded = (player: bigint, moment: Date) =>
    exclusions.some((each) => each.member === player && holds(each, moment))
  const ids = players.map(({ id }) => id)
  const money = await moneyOf(db, run, ids)
  const of = (what: 'deposits' | 'bonuses'): RawMoney[] =>
    money
      .filter((each) => each[what] !== 0n)
      .map((each) => ({ player: each.player, at: each.at, amount: each[what] }))
  return {
    startsAt: run.startsAt,
    endsAt: run.endsAt,
    players,
    terms: new Map(versions.map(({ plan, terms }) => [plan, termsOf(terms)])),
    parents: new Map(parents.map(({ id, parent, ppm }) => [id, { parent, ppm: BigInt(ppm) }])),
    play: (await playOf(db, run, batch, ids)).filter(({ player, at }) => !isExcluded(player, at)),
    deposits: of('deposits'),
    bonuses: of('bonuses'),
    isExcluded,
  }
}

/** One row per bet, at the moment at which it first settled. */
async function playOf(
  db: Db,
  { book }: Run,
  batch: bigint,
  ids: readonly bigint[],
): Promise<readonly RawPlay[]> {
  const facts = await many(
    db,
    sql<{
      player: bigint
      first: Date
      round: string | null
      seq: bigint
      stake: bigint
      win: bigint
      valid: bigint
    }>`
      select member_id as player, coalesce(first_at, at) as first, round, seq, stake, win, valid
      from settled_play
      where book = ${book} and batch <= ${batch} and member_id = any(${[...ids]}::bigint[])
    `,
  )
  const bets = new Map<string, RawPlay>()
  for (const { player, first, round, seq, stake, win, valid } of facts) {
    const key = `${player}:${round ?? seq}:${first.getTime()}`
    const sum = bets.get(key)
    bets.set(key, {
      player,
      at: first,
      valid: (sum?.valid ?? 0n) + valid,
      revenue: (sum?.revenue ?? 0n) + stake - win,
    })
  }
  return [...bets.values()]
}

/** What the ledger's entries of these members count as. */
function moneyOf(db: Db, run: Run, ids: readonly bigint[]) {
  return many(
    db,
    sql<{ player: bigint; at: Date; deposits: bigint; bonuses: bigint }>`
      select l.member_id as player, l.at, l.deposits, case when l.kind = 'agent.income' then 0 else l.bonuses end as bonuses
      from figure_line l
      join book b on b.id = ${run.book} and b.merchant = l.merchant and b.currency = l.currency
      where l.member_id = any(${[...ids]}::bigint[])
    `,
  )
}
