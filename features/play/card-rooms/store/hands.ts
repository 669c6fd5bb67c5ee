import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'

/** A seat of a hand as it was dealt in; amounts are ledger units as text. */
export type EntryJson = {
  readonly seat: number
  readonly member: string | null
  readonly name: string
  readonly wallet: string | null
  readonly stack: string
  readonly posts: boolean
}
export type StakesJson = {
  readonly small: string
  readonly unit: string
  readonly chip: string
  readonly rakePpm: number
  readonly rakeCap: string
  readonly mayRunTwice: boolean
  readonly turnSeconds: number
  readonly seats: number
  /** Of tournaments; hands of before have none. */
  readonly ante?: string
}
export type HandRow = {
  readonly id: string
  readonly room: bigint
  readonly number: number
  readonly stakes: StakesJson
  readonly edition: number
  readonly label: string
  readonly root: string
  readonly seed: Buffer
  readonly entries: readonly EntryJson[]
  readonly seeds: { readonly [seat: string]: string }
  readonly button: number | null
  readonly state: 'cutting' | 'playing' | 'over' | 'void'
  readonly version: number
  readonly dueAt: Date | null
  readonly begunAt: Date
  readonly endedAt: Date | null
  /** The database's time of the read. */
  readonly now: Date
}
export type DecisionRow = {
  readonly number: number
  readonly seat: number
  readonly action: Json
  readonly by: 'player' | 'clock' | 'bot'
  readonly at: Date
}

const columns = sql.raw(`
  id, room, number, stakes, edition, label, root, seed, entries, seeds, button, state, version, due_at, begun_at, ended_at,
  clock_timestamp() as now
`)

export async function insertHand(
  tx: Tx,
  hand: Pick<
    HandRow,
    'id' | 'room' | 'number' | 'stakes' | 'edition' | 'label' | 'root' | 'entries' | 'seeds' | 'button'
  > & {
    readonly seed: Uint8Array
    readonly dueMs: number
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into card_hand (id, room, number, stakes, edition, label, root, seed, entries, seeds, button, due_at)
      values (${hand.id}, ${hand.room}, ${hand.number}, ${JSON.stringify(hand.stakes)}::jsonb, ${hand.edition}, ${hand.label},
        ${hand.root}, ${Buffer.from(hand.seed)}, ${JSON.stringify(hand.entries)}::jsonb, ${JSON.stringify(hand.seeds)}::jsonb,
        ${hand.button}, clock_timestamp() + ${hand.dueMs} * interval '1 millisecond')
    `,
  )
}

/** Locks a hand of a room; null: it is not this room's. */
export async function lockHand(tx: Tx, room: bigint, id: string): Promise<HandRow | null> {
  return maybe(
    tx,
    sql<HandRow>`select ${columns} from card_hand where id = ${id} and room = ${room} for update`,
  )
}

/** Locks a hand whose time is over; null: it is not, or another process has it. */
export async function lockDueHand(tx: Tx, id: string): Promise<HandRow | null> {
  return maybe(
    tx,
    sql<HandRow>`select ${columns} from card_hand where id = ${id} and due_at <= clock_timestamp() for update skip locked`,
  )
}

export async function dueHands(db: Db): Promise<readonly { readonly id: string }[]> {
  return many(
    db,
    sql<{ id: string }>`select id from card_hand where due_at <= clock_timestamp() order by due_at limit 200`,
  )
}

export type LoggedHand = HandRow & {
  readonly log: readonly Pick<DecisionRow, 'number' | 'seat' | 'action'>[]
}

/**
 * The newest hand with its decisions, in one statement: read one after the other, a decision in between would give the view after it under
 * the version before it, and what the page then decides would be refused.
 */
export async function loggedHand(db: Db, room: bigint): Promise<LoggedHand | null> {
  return maybe(
    db,
    sql<LoggedHand>`
      select ${columns}, coalesce(
        (select jsonb_agg(jsonb_build_object('number', d.number, 'seat', d.seat, 'action', d.action) order by d.number)
          from card_decision d where d.hand = card_hand.id), '[]'
      ) as log
      from card_hand where room = ${room} order by number desc limit 1
    `,
  )
}

export async function newestHand(db: Db | Tx, room: bigint): Promise<HandRow | null> {
  return maybe(
    db,
    sql<HandRow>`select ${columns} from card_hand where room = ${room} order by number desc limit 1`,
  )
}

export async function handById(db: Db | Tx, id: string): Promise<HandRow | null> {
  return maybe(db, sql<HandRow>`select ${columns} from card_hand where id = ${id}`)
}

export async function liveHand(tx: Tx, room: bigint): Promise<HandRow | null> {
  return maybe(
    tx,
    sql<HandRow>`select ${columns} from card_hand where room = ${room} and state in ('cutting', 'playing')`,
  )
}

/** A player's seed; the first one counts. */
export async function addSeed(tx: Tx, id: string, seat: number, seed: string): Promise<void> {
  await run(
    tx,
    sql`
      update card_hand set seeds = jsonb_build_object(${seat.toString()}::text, ${seed}::text) || seeds, version = version + 1
      where id = ${id} and state = 'cutting'
    `,
  )
}

/** The deck is cut: the hand begins. */
export async function startHand(
  tx: Tx,
  { id, seeds, dueMs }: { readonly id: string; readonly seeds: HandRow['seeds']; readonly dueMs: number },
): Promise<void> {
  await run(
    tx,
    sql`
      update card_hand
      set state = 'playing', seeds = ${JSON.stringify(seeds)}::jsonb, version = version + 1,
        due_at = clock_timestamp() + ${dueMs} * interval '1 millisecond'
      where id = ${id}
    `,
  )
}

/** The next decision is awaited for so long. */
export async function awaitHand(tx: Tx, id: string, dueMs: number): Promise<void> {
  await run(
    tx,
    sql`
      update card_hand
      set version = version + 1, due_at = clock_timestamp() + ${dueMs} * interval '1 millisecond'
      where id = ${id}
    `,
  )
}

/** The time bank runs: the same decision is awaited longer, so that one that is on its way still counts. */
export async function extendHand(tx: Tx, id: string, byMs: number): Promise<void> {
  await run(
    tx,
    sql`update card_hand set due_at = clock_timestamp() + ${byMs} * interval '1 millisecond' where id = ${id}`,
  )
}

/** A decision is due immediately: its seat has left. */
export async function hurryHand(tx: Tx, id: string): Promise<void> {
  await run(tx, sql`update card_hand set due_at = clock_timestamp() where id = ${id} and due_at is not null`)
}

export async function endHand(tx: Tx, id: string, state: 'over' | 'void'): Promise<void> {
  await run(
    tx,
    sql`
      update card_hand set state = ${state}, version = version + 1, due_at = null, ended_at = clock_timestamp()
      where id = ${id}
    `,
  )
}

export async function insertDecision(
  tx: Tx,
  { hand, number, seat, action, by }: Omit<DecisionRow, 'at'> & { readonly hand: string },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into card_decision (hand, number, seat, action, by)
      values (${hand}, ${number}, ${seat}, ${JSON.stringify(action)}::jsonb, ${by})
    `,
  )
}

export async function decisionsOf(db: Db | Tx, hand: string): Promise<readonly DecisionRow[]> {
  return many(
    db,
    sql<DecisionRow>`select number, seat, action, by, at from card_decision where hand = ${hand} order by number`,
  )
}
