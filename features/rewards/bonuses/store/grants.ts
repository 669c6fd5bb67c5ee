import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Outcome } from '../rules/end.ts'
import { isFreeRounds, type Terms } from '../rules/free-rounds.ts'
import type { BonusTerms } from '../rules/terms.ts'

export type GrantState = 'queued' | 'active' | 'ending' | 'ended'

export type Grant = {
  /** The reward's. */
  readonly id: string
  readonly merchant: string
  readonly memberId: bigint
  readonly currency: Currency
  readonly wallet: bigint
  readonly cashWallet: bigint
  /** Where the winnings of free rounds collect; null for a bonus, and where they are cash. */
  readonly winWallet: bigint | null
  readonly amount: bigint
  readonly requirement: bigint
  readonly termsHash: string
  readonly terms: Terms
  readonly state: GrantState
  readonly outcome: Outcome | null
  readonly grantedAt: Date
  readonly activatedAt: Date | null
  readonly expiresAt: Date | null
  readonly closedAt: Date | null
  readonly endedAt: Date | null
  readonly wagered: bigint | null
  readonly converted: bigint | null
  readonly returned: bigint | null
}

const columns = sql.raw(`
  g.id, g.merchant, g.member_id, g.currency, g.wallet, g.cash_wallet, g.win_wallet, g.amount, g.requirement, g.terms_hash, t.terms, g.state,
  g.outcome, g.granted_at, g.activated_at, g.expires_at, g.closed_at, g.ended_at, g.wagered, g.converted, g.returned
`)
const grants = sql.raw('from bonus_grant g join bonus_terms t on t.hash = g.terms_hash')

export async function insertTerms(tx: Db | Tx, hash: string, terms: Terms, now: Date): Promise<void> {
  await run(
    tx,
    sql`
      insert into bonus_terms (hash, terms, at)
      values (${hash}, ${JSON.stringify(terms)}::jsonb, ${now})
      on conflict (hash) do nothing -- the same terms in another campaign
    `,
  )
}

export async function anyTermsByHash(reader: Db | Tx, hash: string): Promise<Terms | null> {
  const row = await maybe<{ terms: Terms }>(reader, sql`select terms from bonus_terms where hash = ${hash}`)
  return row?.terms ?? null
}

/** The terms of a bonus; null for an unknown hash, and for one of free rounds. */
export async function termsByHash(reader: Db | Tx, hash: string): Promise<BonusTerms | null> {
  const terms = await anyTermsByHash(reader, hash)
  return terms && !isFreeRounds(terms) ? terms : null
}

/** Terms by their hashes. */
export async function termsByHashes(
  reader: Db | Tx,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Terms>> {
  const rows = await many<{ hash: string; terms: Terms }>(
    reader,
    sql`select hash, terms from bonus_terms where hash = any (${hashes}::text[])`,
  )
  return new Map(rows.map(({ hash, terms }) => [hash, terms]))
}

type NewGrant = Pick<
  Grant,
  | 'id'
  | 'merchant'
  | 'memberId'
  | 'currency'
  | 'wallet'
  | 'cashWallet'
  | 'winWallet'
  | 'amount'
  | 'requirement'
  | 'termsHash'
>

export async function insertGrant(tx: Tx, grant: NewGrant, now: Date): Promise<void> {
  await run(
    tx,
    sql`
      insert into bonus_grant (id, merchant, member_id, currency, wallet, cash_wallet, win_wallet, amount, requirement,
        terms_hash, granted_at)
      values (${grant.id}, ${grant.merchant}, ${grant.memberId}, ${grant.currency}, ${grant.wallet},
        ${grant.cashWallet}, ${grant.winWallet}, ${grant.amount}, ${grant.requirement}, ${grant.termsHash}, ${now})
    `,
  )
}

export function grantById(reader: Db | Tx, id: string): Promise<Grant | null> {
  return maybe<Grant>(reader, sql`select ${columns} ${grants} where g.id = ${id}`)
}

/** One grant, locked until the transaction ends. */
export function lockGrant(tx: Tx, id: string): Promise<Grant | null> {
  return maybe<Grant>(tx, sql`select ${columns} ${grants} where g.id = ${id} for no key update of g`)
}

/** The member's grants in these states, newest first. */
export function grantsOf(
  reader: Db | Tx,
  of: {
    readonly memberId: bigint
    readonly states: readonly GrantState[]
    readonly before?: string | null
    readonly limit: number
  },
): Promise<Grant[]> {
  return many<Grant>(
    reader,
    sql`
      select ${columns}
      ${grants}
      where g.member_id = ${of.memberId} and g.state = any (${of.states}::text[])
        and (${of.before ?? null}::uuid is null or g.id < ${of.before ?? null}::uuid)
      order by g.id desc
      limit ${of.limit}
    `,
  )
}

/** The next queued grant of a cash wallet, oldest first, locked; null while another one is active. */
export function lockNext(tx: Tx, cashWallet: bigint): Promise<Grant | null> {
  return maybe<Grant>(
    tx,
    sql`
      select ${columns}
      ${grants}
      where g.cash_wallet = ${cashWallet} and g.state = 'queued'
        and not exists (select from bonus_grant a where a.cash_wallet = ${cashWallet} and a.state = 'active')
      order by g.granted_at, g.id
      limit 1
      for no key update of g
    `,
  )
}

/** From now by the database's clock, which also dates the facts; returns when it expires. */
export async function markActive(tx: Tx, id: string, days: number): Promise<Date> {
  const { expiresAt } = await one<{ expiresAt: Date }>(
    tx,
    sql`
      update bonus_grant
      set state = 'active', activated_at = clock_timestamp(), expires_at = clock_timestamp() + make_interval(days => ${days})
      where id = ${id}
      returning expires_at
    `,
  )
  return expiresAt
}

export async function markEnding(
  tx: Tx,
  id: string,
  of: { readonly outcome: Outcome; readonly wagered: bigint },
): Promise<void> {
  await run(
    tx,
    sql`
      update bonus_grant
      set state = 'ending', outcome = ${of.outcome}, closed_at = clock_timestamp(), wagered = ${of.wagered},
        activated_at = coalesce(activated_at, clock_timestamp())
      where id = ${id}
    `,
  )
}

export async function markEnded(
  tx: Tx,
  id: string,
  of: { readonly converted: bigint; readonly returned: bigint },
): Promise<void> {
  await run(
    tx,
    sql`
      update bonus_grant
      set state = 'ended', ended_at = clock_timestamp(), converted = ${of.converted}, returned = ${of.returned}
      where id = ${id}
    `,
  )
}

/** Contributions of settled bets since the activation, in ledger units; 0 before it. */
export async function wageredOf(reader: Db | Tx, grant: Grant): Promise<bigint> {
  if (grant.wagered !== null) return grant.wagered
  if (!grant.activatedAt || isFreeRounds(grant.terms)) return 0n
  const { sum } = await one<{ sum: bigint }>(
    reader,
    sql`
      select coalesce(sum(c.contribution), 0)::bigint as sum
      from bonus_contributions(${grant.memberId}, ${grant.cashWallet}, ${JSON.stringify(grant.terms)}::jsonb, ${grant.activatedAt},
        ${until(grant)}) c
    `,
  )
  return sum
}

export type Contribution = {
  readonly at: Date
  readonly seq: bigint
  readonly round: string | null
  readonly game: string
  readonly category: string
  readonly valid: bigint
  readonly contribution: bigint
}

/** The bets that counted towards a grant, newest first. */
export function contributionsTo(
  db: Db,
  grant: Grant,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<Contribution[]> {
  return many<Contribution>(
    db,
    sql`
      select c.at, c.seq, c.round, c.game, c.category, c.valid, c.contribution
      from bonus_contributions(${grant.memberId}, ${grant.cashWallet}, ${JSON.stringify(grant.terms)}::jsonb, ${grant.activatedAt},
        ${until(grant)}) c
      where ${before}::bigint is null or c.seq < ${before}
      order by c.seq desc
      limit ${limit}
    `,
  )
}

/** What settled rounds contributed, and to which bonus; at most one each, since one is active at a time. */
export function contributionsOfRounds(
  db: Db,
  of: { readonly memberId: bigint; readonly wallet: bigint; readonly rounds: readonly string[] },
) {
  return many<{
    readonly round: string
    readonly bonus: string
    readonly amount: bigint
    readonly contribution: bigint
  }>(
    db,
    sql`
      select c.round, c.bonus, c.amount, c.contribution
      from bonus_of_rounds(${of.memberId}, ${of.wallet}, ${of.rounds}::uuid[]) c
    `,
  )
}

/** Bets count until the bonus closes, and no later than its expiry, however late the job is. */
function until({ closedAt, expiresAt }: Grant): Date | null {
  if (closedAt && expiresAt) return closedAt < expiresAt ? closedAt : expiresAt
  return closedAt ?? expiresAt
}
