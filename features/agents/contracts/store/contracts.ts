import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql, type Sql } from '#db/rows.ts'
import type { Window } from '#db/review/pages.ts'
import type { Valid } from '../rules/broken.ts'
import type { ContractState, Party } from '../rules/states.ts'
import type { ContractKind, Measure, Period, Terms, Tier } from '../rules/terms.ts'

type Reader = Db | Tx

type StoredTier = { readonly from: string; readonly ratePpm: number; readonly lossPpm: number }

type Row = {
  readonly id: string
  readonly number: bigint
  readonly merchant: string
  readonly kind: ContractKind
  readonly memberId: bigint
  readonly account: string
  /** Levels from the top of the line to the member. */
  readonly depth: number
  readonly uplineId: bigint | null
  readonly upline: string | null
  readonly period: Period
  readonly measure: Measure
  readonly tiers: readonly StoredTier[]
  readonly state: ContractState
  readonly askedBy: Party | null
  readonly offeredAt: Date
  readonly expiresAt: Date
  readonly answeredAt: Date | null
  readonly fromAt: Date | null
  readonly untilAt: Date | null
  readonly endedWhy: EndedWhy | null
}

export type EndedWhy = 'replaced' | 'lowered' | 'agreed' | 'operator' | 'moved'

export type ContractRow = Omit<Row, 'tiers'> & { readonly tiers: readonly Tier[] }

const columns = sql.raw(`
  c.id, c.number, c.merchant, c.kind, c.member_id, m.account, cardinality(m.line) as depth, c.upline_id, u.account as upline, c.period, c.measure, c.tiers, c.state,
  c.asked_by, c.offered_at, c.expires_at, c.answered_at, c.from_at, c.until_at, c.ended_why
`)
const joined = sql.raw(`
  from agent_contract c
  join member_view m on m.id = c.member_id
  left join member_view u on u.id = c.upline_id
`)

const tierOf = ({ from, ratePpm, lossPpm }: StoredTier): Tier => ({ from: BigInt(from), ratePpm, lossPpm })
const rowOf = (row: Row): ContractRow => ({ ...row, tiers: row.tiers.map(tierOf) })

async function rowsWhere(reader: Reader, where: Sql<unknown>): Promise<ContractRow[]> {
  const rows = await many(reader, sql<Row>`select ${columns} ${joined} where ${where}`)
  return rows.map(rowOf)
}

export const termsOf = ({ kind, period, measure, tiers }: ContractRow): Terms => ({
  kind,
  period,
  measure,
  tiers,
})

/** One change of a brand's contracts of a kind at a time: an acceptance and what it ends see the same tree of contracts. */
export async function lockKind(tx: Tx, merchant: string, kind: ContractKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agent.contract:${merchant}:${kind}`}, 0))`.execute(
    tx,
  )
}

export async function contractById(reader: Reader, id: string): Promise<ContractRow | null> {
  return (await rowsWhere(reader, sql`c.id = ${id}`))[0] ?? null
}

type OfMember = { readonly memberId: bigint; readonly kind: ContractKind }

/** The contract without an end: valid now, or accepted for the next period. */
export async function validOf(reader: Reader, { memberId, kind }: OfMember): Promise<ContractRow | null> {
  const rows = await rowsWhere(
    reader,
    sql`c.member_id = ${memberId} and c.kind = ${kind} and c.state in ('accepted', 'terminationAsked')`,
  )
  return rows[0] ?? null
}

/** The offer that waits; expired ones no longer do. */
export async function offerOf(
  reader: Reader,
  { memberId, kind }: OfMember,
  now: Date,
): Promise<ContractRow | null> {
  const rows = await rowsWhere(
    reader,
    sql`c.member_id = ${memberId} and c.kind = ${kind} and c.state = 'offered' and c.expires_at > ${now}`,
  )
  return rows[0] ?? null
}

/** Every contract of the kind without an end in the subtree of a line, its root included (`rangeBelow` of the tree). */
export async function validWithin(
  reader: Reader,
  { from, to }: { readonly from: readonly bigint[]; readonly to: readonly bigint[] },
  kind: ContractKind,
): Promise<(Valid & { readonly row: ContractRow })[]> {
  const rows = await rowsWhere(
    reader,
    sql`m.line >= ${[...from]}::bigint[] and m.line < ${[...to]}::bigint[] and c.kind = ${kind} and c.state in ('accepted', 'terminationAsked')`,
  )
  return rows.map((row) => ({
    id: row.id,
    memberId: row.memberId,
    uplineId: row.uplineId,
    terms: termsOf(row),
    row,
  }))
}

export type NewOffer = Terms & {
  readonly merchant: string
  readonly memberId: bigint
  readonly uplineId: bigint | null
  readonly offeredBy: bigint | null
  readonly now: Date
  readonly expiresAt: Date
}

/** The ID of the new offer; null if one waits already. */
export async function insertOffer(tx: Tx, offer: NewOffer): Promise<string | null> {
  const tiers = offer.tiers.map(({ from, ...rates }) => ({ from: from.toString(), ...rates }))
  const row = await maybe(
    tx,
    // two offers at a time: the first one stays
    sql<{ id: string }>`
      insert into agent_contract (merchant, kind, member_id, upline_id, period, measure, tiers, offered_at, offered_by, expires_at)
      values (${offer.merchant}, ${offer.kind}, ${offer.memberId}, ${offer.uplineId}, ${offer.period}, ${offer.measure},
        ${JSON.stringify(tiers)}::jsonb, ${offer.now}, ${offer.offeredBy}, ${offer.expiresAt})
      on conflict (member_id, kind) where state = 'offered' do nothing
      returning id
    `,
  )
  return row?.id ?? null
}

export type Change = {
  readonly id: string
  readonly state: ContractState
  readonly askedBy?: Party | null
  readonly fromAt?: Date
  readonly now: Date
}

export async function changeState(tx: Tx, { id, state, askedBy = null, fromAt, now }: Change): Promise<void> {
  await run(
    tx,
    sql`
      update agent_contract
      set state = ${state}, asked_by = ${askedBy}, answered_at = ${now}, from_at = coalesce(${fromAt ?? null}, from_at)
      where id = ${id}
    `,
  )
}

/** Ends contracts with a period; one that has not begun ends with its beginning, so that it was never valid. */
export async function endContracts(
  tx: Tx,
  {
    ids,
    at,
    why,
    now,
  }: { readonly ids: readonly string[]; readonly at: Date; readonly why: EndedWhy; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update agent_contract
      set state = 'ended', asked_by = null, until_at = greatest(from_at, ${at}), ended_at = ${now}, ended_why = ${why}
      where id = any(${[...ids]}::uuid[])
    `,
  )
}

/** Offers that were not answered in time. */
export function expireOffers(tx: Tx, now: Date): Promise<{ memberId: bigint; uplineId: bigint | null }[]> {
  return many(
    tx,
    sql<{ memberId: bigint; uplineId: bigint | null }>`
      update agent_contract
      set state = 'expired', ended_at = ${now}
      where state = 'offered' and expires_at <= ${now}
      returning member_id, upline_id
    `,
  )
}

export type ListOf = {
  readonly memberId?: bigint
  readonly uplineId?: bigint
  readonly merchant?: string
  readonly kind?: ContractKind | undefined
  readonly isOpen?: boolean | undefined
}

/** Contracts of a member, of an upline or of a brand, newest first. */
export function listContracts(reader: Reader, of: ListOf, { below, limit }: Window): Promise<ContractRow[]> {
  const open = sql`c.state in ('offered', 'accepted', 'terminationAsked')`
  return rowsWhere(
    reader,
    sql`
      ${of.memberId === undefined ? sql`true` : sql`c.member_id = ${of.memberId}`}
      and ${of.uplineId === undefined ? sql`true` : sql`c.upline_id = ${of.uplineId}`}
      and ${of.merchant === undefined ? sql`true` : sql`c.merchant = ${of.merchant}`}
      and ${of.kind === undefined ? sql`true` : sql`c.kind = ${of.kind}`}
      and ${of.isOpen === undefined ? sql`true` : of.isOpen ? open : sql`not ${open}`}
      and (${below}::bigint is null or c.number < ${below})
      order by c.number desc
      limit ${limit}
    `,
  )
}

export type Downline = { readonly id: bigint; readonly number: bigint; readonly account: string }

/** Direct downline agents, newest first; `number` is their ID, for the pages. */
export function downlineAgents(
  reader: Reader,
  uplineId: bigint,
  { below, limit }: Window,
): Promise<Downline[]> {
  return many(
    reader,
    sql<Downline>`
      select id, id as number, account
      from member_view
      where upline_id = ${uplineId} and type = 2 and (${below}::bigint is null or id < ${below})
      order by id desc
      limit ${limit}
    `,
  )
}

/** What the agents have and are offered, of one kind. */
export function openOf(
  reader: Reader,
  memberIds: readonly bigint[],
  kind: ContractKind,
  now: Date,
): Promise<ContractRow[]> {
  return rowsWhere(
    reader,
    sql`
      c.member_id = any(${[...memberIds]}::bigint[]) and c.kind = ${kind}
      and (c.state in ('accepted', 'terminationAsked') or (c.state = 'offered' and c.expires_at > ${now}))
    `,
  )
}

/** The request of each kind that waits for a member: an offer, or a termination that the upline asked for. */
export async function waitingKinds(
  reader: Reader,
  memberId: bigint,
  now: Date,
): Promise<{ readonly kind: ContractKind; readonly request: 'new' | 'termination' }[]> {
  return many(
    reader,
    sql<{ kind: ContractKind; request: 'new' | 'termination' }>`
      select distinct on (kind) kind, case state when 'offered' then 'new' else 'termination' end as request
      from agent_contract
      where member_id = ${memberId}
        and ((state = 'offered' and expires_at > ${now}) or (state = 'terminationAsked' and asked_by = 'upline'))
      order by kind, state
    `,
  )
}

/** The offer with this ID, if it waits for this member. */
export async function offerFor(
  reader: Reader,
  { id, memberId }: { readonly id: string; readonly memberId: bigint },
  now: Date,
): Promise<Terms | null> {
  const row = await contractById(reader, id)
  return row?.memberId === memberId && row.state === 'offered' && row.expiresAt > now ? termsOf(row) : null
}
