import type { Db, Tx } from '#db/pool.ts'
import { many, sql, type Sql } from '#db/rows.ts'
import type { Window } from '#db/review/pages.ts'
import type { Minor } from '#kit/money.ts'
import type { Statement } from './statements.ts'

type Reader = Db | Tx

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
