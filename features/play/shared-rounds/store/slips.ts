import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'
import type { StoredLine } from '#game-kit/shared/open.ts'

/** What the ledger stores of a slip as its round's inputs. */
export type SlipInputs = {
  readonly series: string
  readonly label: string
  /** Number of pieces of the outcome that were public when it was sold. */
  readonly epoch: number
  readonly lines: readonly StoredLine[]
  /** Random, so that the hash in the ticket file reveals no lines: they could be guessed otherwise. */
  readonly blind?: string
}

/** What the ledger stores as a settled slip's outcome: absent for a slip that lost in its first settlement. */
export type SlipOutcome = {
  /** The settlement that it is of: 2 and more are corrections. */
  readonly settlement: number
  /** Lines that returned something: place in the slip, amount, hits; 0 hits for a rebate or a returned stake. */
  readonly won: readonly (readonly [place: number, win: string, hits: number])[]
}

export type ActedRow = { readonly action: Json; readonly afterMs: number }

export type SlipRow = {
  readonly id: string
  readonly wallet: bigint
  readonly round: string
  readonly stake: bigint
  readonly win: bigint
  readonly state: 'open' | 'settled' | 'void'
  readonly inputs: SlipInputs
  readonly outcome: SlipOutcome | null
  readonly at: Date
  readonly settledAt: Date | null
}

const columns = sql`s.id, s.wallet, s.bet_window as round, s.stake, s.win, s.state, s.inputs, s.outcome, s.at, s.settled_at`

/** The next slips of a round by ID. */
export async function slipsAfter(
  db: Db | Tx,
  { round, after, limit }: { readonly round: string; readonly after: string | null; readonly limit: number },
): Promise<readonly SlipRow[]> {
  return many(
    db,
    sql<SlipRow>`
      select ${columns}
      from window_round_view s
      where s.bet_window = ${round} and s.id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
      order by s.id
      limit ${limit}
    `,
  )
}

/** The next slips of a round by ID, with what their settlement needs. */
export async function slipsToSettle(
  db: Db | Tx,
  { round, after, limit }: { readonly round: string; readonly after: string | null; readonly limit: number },
): Promise<readonly Pick<SlipRow, 'id' | 'wallet' | 'state' | 'inputs'>[]> {
  return many(
    db,
    sql<Pick<SlipRow, 'id' | 'wallet' | 'state' | 'inputs'>>`
      select s.id, s.wallet, s.state, s.inputs
      from window_round_view s
      where s.bet_window = ${round} and s.id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
      order by s.id
      limit ${limit}
    `,
  )
}

/** The slips of wallets on a round that are not cancelled. `from`: the lowest ID that a slip of the round can have. */
export async function slipsOfWallets(
  db: Db | Tx,
  {
    round,
    wallets,
    from,
  }: { readonly round: string; readonly wallets: readonly bigint[]; readonly from: string },
): Promise<readonly Pick<SlipRow, 'id' | 'wallet' | 'inputs'>[]> {
  return many(
    db,
    sql<Pick<SlipRow, 'id' | 'wallet' | 'inputs'>>`
      select s.id, s.wallet, s.inputs
      from window_round_view s
      where s.wallet = any (${wallets}::bigint[]) and s.id >= ${from}::uuid and s.bet_window = ${round} and s.state <> 'void'
    `,
  )
}

/** Those of some slips of a round that are open, with what their settlement needs. */
export async function slipsToPay(
  tx: Tx,
  { round, slips }: { readonly round: string; readonly slips: readonly string[] },
): Promise<readonly Pick<SlipRow, 'id' | 'wallet' | 'inputs'>[]> {
  return many(
    tx,
    sql<Pick<SlipRow, 'id' | 'wallet' | 'inputs'>>`
      select s.id, s.wallet, s.inputs
      from window_round_view s
      where s.bet_window = ${round} and s.id = any (${slips}::uuid[]) and s.state = 'open'
      order by s.id
    `,
  )
}

export async function slipById(db: Db | Tx, id: string): Promise<SlipRow | null> {
  return maybe(db, sql<SlipRow>`select ${columns} from window_round_view s where s.id = ${id}`)
}

/** The actions of some slips of a round, by slip and in order. */
export async function actsOf(
  db: Db | Tx,
  round: string,
  slips: readonly string[],
): Promise<ReadonlyMap<string, readonly ActedRow[]>> {
  const rows = await many(
    db,
    sql<ActedRow & { slip: string }>`
      select slip, action, after_ms from shared_action
      where round = ${round} and slip = any (${slips}::uuid[])
      order by slip, no
    `,
  )
  const found = new Map<string, ActedRow[]>()
  for (const { slip, ...act } of rows) {
    const acts = found.get(slip)
    if (acts) acts.push(act)
    else found.set(slip, [act])
  }
  return found
}

/**
 * The ticket file: a line for each slip that was not cancelled before the sale ended, by ID: its ID, its stake in ledger units, and the
 * SHA-256 of its stored lines. Never changes after the sale.
 */
const tickets = (round: string) => sql`
  from window_round_view s
  join shared_round r on r.id = s.bet_window
  where s.bet_window = ${round} and s.at <= r.locked_at and not (s.state = 'void' and s.settled_at <= r.locked_at)
`
const ticket = sql`s.id::text || ',' || s.stake || ',' || encode(sha256(convert_to(s.inputs::text, 'UTF8')), 'hex') || E'\n'`

/** Number of tickets, and the SHA-256 of the ticket file. */
export async function ticketFileHash(
  db: Db | Tx,
  round: string,
): Promise<{ readonly tickets: number; readonly hash: string }> {
  return one(
    db,
    sql<{ tickets: number; hash: string }>`
      select count(*)::int as tickets,
        encode(sha256(convert_to(coalesce(string_agg(${ticket}, '' order by s.id), ''), 'UTF8')), 'hex') as hash
      ${tickets(round)}
    `,
  )
}

/** The ticket file as it is hashed. */
export async function ticketFile(db: Db, round: string): Promise<string> {
  const { file } = await one(
    db,
    sql<{
      file: string
    }>`select coalesce(string_agg(${ticket}, '' order by s.id), '') as file ${tickets(round)}`,
  )
  return file
}

export async function insertActions(
  tx: Tx,
  round: string,
  actions: readonly {
    readonly slip: string
    readonly no: number
    readonly key: string
    readonly action: Json
    readonly afterMs: number
  }[],
): Promise<void> {
  await run(
    tx,
    sql`
      insert into shared_action (slip, no, round, key, action, after_ms)
      select a.slip, a.no, ${round}::uuid, a.key, a.action::json, a.after_ms
      from unnest(
        ${actions.map(({ slip }) => slip)}::uuid[], ${actions.map(({ no }) => no)}::int[],
        ${actions.map(({ key }) => key)}::text[], ${actions.map(({ action }) => JSON.stringify(action))}::text[],
        ${actions.map(({ afterMs }) => afterMs)}::int[]
      ) a (slip, no, key, action, after_ms)
    `,
  )
}

export type ActedBy = { readonly slip: string; readonly action: Json; readonly afterMs: number }

/** What a key did; null: the key is new. */
export async function actedBy(db: Db | Tx, key: string): Promise<ActedBy | null> {
  return maybe(db, sql<ActedBy>`select slip, action, after_ms from shared_action where key = ${key}`)
}

/** One action of each slip at a time, until the transaction ends. Locked in order of ID: two that share slips never wait for each other. */
export async function lockActions(tx: Tx, slips: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended(s, 7263)) from unnest(${slips.toSorted()}::text[]) s`,
  )
}

/** How long a round has run, and whether it still does, by the database's clock. */
export async function runningMs(
  tx: Tx,
  round: string,
): Promise<{ readonly afterMs: number; readonly isRunning: boolean }> {
  return one(
    tx,
    sql<{ afterMs: number; isRunning: boolean }>`
      select floor(extract(epoch from t.now - r.drawn_at) * 1000)::int as after_ms, t.now < r.ends_at as is_running
      from shared_round r
      cross join (select clock_timestamp() as now) t
      where r.id = ${round}
    `,
  )
}
