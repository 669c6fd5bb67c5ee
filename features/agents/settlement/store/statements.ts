import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, sql, type Sql } from '#db/rows.ts'
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

/** Who counts for a statement, for `agent_people` p: the line below the agent; for a spread also the agent, whose own rate pays itself. */
const countedFor = ({ kind, memberId }: Statement): Sql<unknown> =>
  kind === 'spread'
    ? sql`p.line @> array[${memberId}::bigint]`
    : sql`p.line[:cardinality(p.line) - 1] @> array[${memberId}::bigint]`

/** The direct downline through whom a member belongs to the agent's line; the agent itself for its own play. */
const branchFor = ({ memberId }: Statement): Sql<unknown> =>
  sql`coalesce(p.line[array_position(p.line, ${memberId}::bigint) + 1], ${memberId}::bigint)`

/** What opposite bets of its line hide of each member's valid bets from the agent, for `agent_people` p. */
const opposedFor = ({ book, startsAt, endsAt, batch, memberId }: Statement): Sql<unknown> => sql`
  left join (
    select o.member_id, sum(o.valid - o.counted)::bigint as hidden
    from agent_opposed(${book}, ${startsAt}, ${endsAt}, ${batch}) o
    where o.agent = ${memberId}
    group by 1
  ) h on h.member_id = p.member_id
`

export type Branch = {
  readonly id: bigint
  readonly account: string
  readonly valid: Minor
  readonly netLoss: Minor
  readonly bonuses: Minor
  readonly actives: bigint
  readonly members: bigint
  readonly taken: Minor
}

/** What each direct downline's branch brought in the period, as it was counted then, and what that downline's contract took. */
export function branchesOf(reader: Reader, of: Statement): Promise<Branch[]> {
  return many(
    reader,
    sql<Branch>`
      with people as (
        select p.*, p.valid - coalesce(h.hidden, 0) as counted, ${branchFor(of)} as branch
        from agent_people(${of.kind}, ${of.merchant}, ${of.book}, ${of.startsAt}, ${of.endsAt}, ${of.batch}) p
        ${opposedFor(of)}
        where ${countedFor(of)}
      )
      select m.id, m.account, sum(p.counted)::bigint as valid, sum(p.net_loss)::bigint as net_loss, sum(p.bonuses)::bigint as bonuses,
        count(*) filter (where p.is_active) as actives, count(*) as members,
        case when m.id <> ${of.memberId} then coalesce((select s.gross from agent_statement s where s.run = ${of.run} and s.member_id = m.id), 0)
        else 0 end as taken
      from people p
      join member_view m on m.id = p.branch
      group by m.id, m.account
      order by sum(p.counted) desc, m.id
      limit 200
    `,
  )
}

export type Played = {
  readonly number: bigint
  readonly id: bigint
  readonly account: string
  readonly valid: Minor
  readonly netLoss: Minor
  readonly bonuses: Minor
}

/** The members of a branch whose play the statement counts, by ID from the highest; `number` is the cursor. */
export function membersOf(
  reader: Reader,
  of: Statement,
  { branch, below, limit }: Window & { readonly branch: bigint },
): Promise<Played[]> {
  return many(
    reader,
    sql<Played>`
      select m.id as number, m.id, m.account, p.valid - coalesce(h.hidden, 0) as valid, p.net_loss, p.bonuses
      from agent_people(${of.kind}, ${of.merchant}, ${of.book}, ${of.startsAt}, ${of.endsAt}, ${of.batch}) p
      ${opposedFor(of)}
      join member_view m on m.id = p.member_id
      where ${countedFor(of)} and ${branchFor(of)} = ${branch}
        and (${below}::bigint is null or m.id < ${below})
      order by m.id desc
      limit ${limit}
    `,
  )
}

export type PlayedBet = {
  readonly number: bigint
  readonly at: Date
  readonly game: string
  readonly category: string
  readonly stake: Minor
  readonly win: Minor
  readonly valid: Minor
  /** What an opposite bet in the agent's line hides of it; on the newest fact of a bet. */
  readonly opposed: Minor
}

/** The facts of one member that the statement counts, newest first; `number` is the cursor. */
export function betsOf(
  reader: Reader,
  of: Statement,
  { member, below, limit }: Window & { readonly member: bigint },
): Promise<PlayedBet[]> {
  return many(
    reader,
    sql<PlayedBet>`
      select f.seq as number, f.at, f.game, f.category, f.stake, f.win, f.valid,
        case when f.is_newest then coalesce(o.valid - o.counted, 0) else 0 end as opposed
      from (
        select *, row_number() over (partition by wallet, round order by seq desc) = 1 as is_newest
        from agent_facts(${of.book}, ${of.startsAt}, ${of.endsAt}, ${of.batch})
        where member_id = ${member}
      ) f
      left join agent_opposed(${of.book}, ${of.startsAt}, ${of.endsAt}, ${of.batch}) o
        on o.agent = ${of.memberId} and o.member_id = f.member_id and o.round = f.round
      where f.member_id = ${member} and agent_line_at(${member}, ${of.startsAt}) @> array[${of.memberId}::bigint]
        and (f.member_id <> ${of.memberId} or ${of.kind === 'spread'}::boolean) and (${below}::bigint is null or f.seq < ${below})
      order by f.seq desc
      limit ${limit}
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
