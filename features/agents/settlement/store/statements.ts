import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, sql } from '#db/rows.ts'
import type { Window } from '#db/review/pages.ts'
import type { Minor } from '#kit/money.ts'
import type { Series } from './runs.ts'

type Reader = Db | Tx

export type Statement = Series & {
  readonly id: string
  readonly number: bigint
  readonly run: bigint
  readonly memberId: bigint
  readonly contract: string | null
  readonly measure: 'validBets' | 'loss' | 'activeMembers' | 'betAmount' | null
  readonly startsAt: Date
  readonly endsAt: Date
  readonly book: number
  readonly batch: bigint
  readonly score: bigint
  readonly valid: Minor
  readonly netLoss: Minor
  readonly bonuses: Minor
  readonly actives: bigint
  readonly base: Minor
  readonly ratePpm: number | null
  readonly gross: Minor
  readonly taken: Minor
  readonly earned: Minor
  readonly corrected: Minor
  readonly adjusted: Minor
  readonly carried: Minor
  readonly amount: Minor
  readonly leftOver: Minor
}

const columns = sql.raw(`
  s.id, s.number, s.run, s.member_id, s.contract, c.measure, u.merchant, u.kind, u.period, u.starts_at, u.ends_at, u.book, u.batch,
  s.score, s.valid, s.net_loss, s.bonuses, s.actives, s.base,
  case when u.kind <> 'realTime' then agent_rate_reached(c.tiers, c.measure, s.score) end as rate_ppm,
  s.gross, s.taken, s.earned, s.corrected, s.adjusted, s.carried, s.amount, s.left_over
`)
const joined = sql.raw(`
  from agent_statement s
  join agent_run u on u.id = s.run
  left join agent_contract_view c on c.id = s.contract
`)

/** An agent's statements, newest first. */
export function statementsOf(
  reader: Reader,
  { memberId, kind }: { readonly memberId: bigint; readonly kind: Series['kind'] | undefined },
  { below, limit }: Window,
): Promise<Statement[]> {
  return many(
    reader,
    sql<Statement>`
      select ${columns} ${joined}
      where s.member_id = ${memberId} and (${kind ?? null}::text is null or u.kind = ${kind ?? null})
        and (${below}::bigint is null or s.number < ${below})
      order by s.number desc
      limit ${limit}
    `,
  )
}

export function statementById(
  reader: Reader,
  { id, memberId }: { readonly id: string; readonly memberId: bigint },
): Promise<Statement | null> {
  return maybe(
    reader,
    sql<Statement>`select ${columns} ${joined} where s.id = ${id} and s.member_id = ${memberId}`,
  )
}

export function statementByNumber(
  reader: Reader,
  { number, memberId }: { readonly number: bigint; readonly memberId: bigint },
): Promise<Statement | null> {
  return maybe(
    reader,
    sql<Statement>`select ${columns} ${joined} where s.number = ${number} and s.member_id = ${memberId}`,
  )
}

export type Total = {
  readonly kind: Series['kind']
  readonly statements: number
  readonly amount: Minor
  readonly leftOver: Minor
}

/** What was paid since a moment by kind, and what the newest statement left over. */
export function totalsOf(reader: Reader, memberId: bigint, since: Date): Promise<Total[]> {
  return many(
    reader,
    sql<Total>`
      select u.kind, count(*)::int as statements, sum(s.amount)::bigint as amount,
        (array_agg(s.left_over order by s.number desc))[1] as left_over
      from agent_statement s
      join agent_run u on u.id = s.run
      where s.member_id = ${memberId} and u.ends_at > ${since}
      group by u.kind
      order by u.kind
    `,
  )
}

export function correctionsOf(
  reader: Reader,
  { run, memberId }: Pick<Statement, 'run' | 'memberId'>,
): Promise<{ startsAt: Date; endsAt: Date; before: Minor; after: Minor }[]> {
  return many(
    reader,
    sql<{ startsAt: Date; endsAt: Date; before: Minor; after: Minor }>`
      select o.starts_at, o.ends_at, k.before, k.after
      from agent_correction k
      join agent_run o on o.id = k.of_run
      where k.run = ${run} and k.member_id = ${memberId}
      order by o.starts_at
    `,
  )
}

export type Adjusted = { readonly at: Date; readonly amount: Minor; readonly reason: string }

/** What operators added to or took off the statement, and why. */
export function adjustmentsIn(
  reader: Reader,
  { run, memberId }: Pick<Statement, 'run' | 'memberId'>,
): Promise<Adjusted[]> {
  return many(
    reader,
    sql<Adjusted>`
      select made_at as at, amount, reason
      from agent_adjustment
      where member_id = ${memberId} and run = ${run}
      order by number
    `,
  )
}

export function tiersOf(
  reader: Reader,
  contract: string,
): Promise<{ from: bigint; ratePpm: number; lossPpm: number }[]> {
  return many(
    reader,
    sql<{ from: bigint; ratePpm: number; lossPpm: number }>`
      select from_score as "from", rate_ppm, loss_ppm
      from agent_contract_tier_view
      where contract = ${contract}
      order by from_score
    `,
  )
}

export type Simulated = { readonly score: bigint; readonly base: Minor; readonly gross: Minor }

/** What tiers would have come to over a period for an agent's line. */
export function simulate(
  reader: Reader,
  asked: {
    readonly kind: Series['kind']
    readonly merchant: string
    readonly currency: string
    readonly from: Date
    readonly to: Date
    readonly memberId: bigint
    readonly measure: string
    readonly tiers: readonly { readonly from: bigint; readonly ratePpm: number; readonly lossPpm: number }[]
  },
  batch: bigint,
): Promise<Simulated> {
  const tiers = asked.tiers.map(({ from, ...rates }) => ({ from: from.toString(), ...rates }))
  return one(
    reader,
    sql<Simulated>`
      select r.score, r.base, r.gross
      from book_view b
      cross join lateral agent_simulate(${asked.kind}, ${asked.merchant}, b.id, ${asked.from}, ${asked.to}, ${batch}, ${asked.memberId},
        ${asked.measure}, ${JSON.stringify(tiers)}::jsonb) r
      where b.merchant = ${asked.merchant} and b.currency = ${asked.currency} and b.unit = 'money'
    `,
  )
}
