import { one, sql } from '#db/rows.ts'
import type { Tx } from '#db/pool.ts'
import { afterCommit } from '#db/watch/transactions.ts'
import { resultsOf } from './core/answer.ts'
import { declareKinds } from './core/declare.ts'
import { parametersOf, TYPE_OIDS_SQL, type TypeOids } from './core/encode.ts'
import type { Entry } from './core/entry.ts'
import { toEntry } from './core/items.ts'
import { planOf, type Placed } from './core/plan.ts'
import { isHouseKind } from './chart.ts'
import { ledgerObserver } from './batch/observe.ts'
import type { LedgerItem, Posting, PostResult } from './types.ts'

/** Codes 1–19 belong to the ledger itself; smallint ends at 32 767. */
const FIRST_CODE = 20
const LAST_CODE = 32_767

const byCode = new Map<number, Posting>()
const byKind = new Map<string, Posting>()

/** Declares a posting kind; a duplicate code or name stops the program at start. */
export function definePosting(posting: Posting): Posting {
  const { code, kind, house } = posting
  if (!Number.isInteger(code) || code < FIRST_CODE || code > LAST_CODE) {
    throw new Error(`definePosting: the code of ${kind} must lie in ${FIRST_CODE}…${LAST_CODE}`)
  }
  if (byCode.has(code))
    throw new Error(`definePosting: code ${code} of ${kind} belongs to ${byCode.get(code)?.kind}`)
  if (byKind.has(kind)) throw new Error(`definePosting: ${kind} is declared twice`)
  if (house !== null && !isHouseKind(house))
    throw new Error(`definePosting: ${kind} names no house account: ${house}`)
  if (posting.belowFloor && posting.spends)
    throw new Error(`definePosting: ${kind} cannot both spend and go below the floor`)
  byCode.set(code, posting)
  byKind.set(kind, posting)
  return posting
}

/** Every posting kind that the loaded features declared. */
export function definedPostings(): readonly Posting[] {
  return [...byCode.values()]
}

type Fact = TypeOids & {
  readonly n: bigint
  readonly book: number | null
  readonly house: bigint | null
  readonly house2: bigint | null
  readonly isKnown: boolean
}

/** Immutable facts of one database that a process caches for `post`. */
export type Remembered = {
  /** Null if anything about any entry is not cached. */
  readonly find: (
    entries: readonly Entry[],
  ) => { readonly placed: readonly Placed[]; readonly oids: TypeOids } | null
  /** Entries resolved by a query; `learn` fetches what makes the next query unnecessary, outside the caller's transaction. */
  readonly learn: (entries: readonly Entry[], oids: TypeOids) => void
}

/** Books and house accounts of the items, in one query; a house account is opened on first use. */
async function factsOf(tx: Tx, entries: readonly Entry[]): Promise<Fact[]> {
  const { rows } = await sql<Fact>`
    select u.n, w.book,
      case when w.book is not null and d.is_known and u.kind is not null then ledger_house_account(w.book, u.kind, u.detail) end as house,
      case when w.book is not null and d.is_known and u.kind2 is not null then ledger_house_account(w.book, u.kind2, u.detail2) end as house2,
      d.is_known, ${sql.raw(TYPE_OIDS_SQL)}
    from unnest(
      ${entries.map((entry) => entry.wallet)}::bigint[],
      ${entries.map((entry) => entry.house?.kind ?? null)}::text[],
      ${entries.map((entry) => entry.house?.detail ?? null)}::text[],
      ${entries.map((entry) => entry.house2?.kind ?? null)}::text[],
      ${entries.map((entry) => entry.house2?.detail ?? null)}::text[],
      ${entries.map((entry) => entry.kind)}::smallint[]
    ) with ordinality u (wallet, kind, detail, kind2, detail2, code, n)
    left join wallet w on w.id = u.wallet
    cross join lateral (
      select u.code = 0 or (select true from posting_kind k where k.code = u.code) is not null as is_known
    ) d
    order by u.n
  `.execute(tx)
  return rows
}

function placed(entry: Entry, fact: Fact | undefined): Placed | null {
  if (fact === undefined || fact.book === null) return null
  const house = entry.toWallet === null ? (fact.house ?? 0n) : -entry.toWallet
  return { entry, book: fact.book, house, house2: fact.house2 }
}

/**
 * Moves money as the last statement of the caller's transaction: domain rows first, the posting last, so that wallets are never locked
 * across a round trip. One result per item, in order; a refusal is a value, and a caller that refuses rolls its own transaction back.
 * Wallets are locked in order of ID, so never post twice in one transaction: pass all items at once. `at` writes history (one time, or
 * one per item) and is refused to the application's role.
 */
export async function post(
  tx: Tx,
  items: readonly LedgerItem[],
  options: PostOptions = {},
): Promise<PostResult[]> {
  const observe = ledgerObserver()
  const results = await apply(tx, items, options)
  if (observe) afterCommit(tx, () => items.forEach((item, at) => observe({ item, result: results[at]! })))
  return results
}

type PostOptions = { readonly at?: Date | readonly Date[]; readonly remembered?: Remembered }

async function apply(tx: Tx, items: readonly LedgerItem[], options: PostOptions): Promise<PostResult[]> {
  const { at: past, remembered } = options
  const entries = items.map((item, n) => toEntry(item, (past instanceof Date ? past : past?.[n]) ?? null))
  const before = remembered?.find(entries)
  if (before) return send(tx, before.placed, before.oids)
  let facts = await factsOf(tx, entries)
  if (facts.some((fact) => !fact.isKnown)) {
    await declareKinds(tx, definedPostings()) // first use of a posting kind in this database: also writes the chart of accounts
    facts = await factsOf(tx, entries)
  }
  const known = entries.map((entry, at) => placed(entry, facts[at]))
  const sent = known.filter((one) => one !== null)
  const results: PostResult[] = entries.map(() => ({ status: 'refused', reason: 'unknownWallet' }))
  if (!sent.length) return results
  const answers = await send(tx, sent, facts[0]!)
  if (sent.length === entries.length) remembered?.learn(entries, facts[0]!)
  let next = 0
  known.forEach((one, at) => {
    if (one !== null) results[at] = answers[next++]!
  })
  return results
}

async function send(tx: Tx, sent: readonly Placed[], oids: TypeOids): Promise<PostResult[]> {
  const plan = planOf(sent)
  const { told } = await one<{ told: string }>(
    tx,
    sql`select ledger_apply(${sql.join([null, ...parametersOf(plan, oids)])}) as told`,
  )
  return resultsOf(plan, told)
}

/** Posts one item; see `post`. */
export async function postOne(
  tx: Tx,
  item: LedgerItem,
  options: { readonly at?: Date } = {},
): Promise<PostResult> {
  const [result] = await post(tx, [item], options)
  return result!
}
