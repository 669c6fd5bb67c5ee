import type { Currency } from '#kit/currency.ts'
import type { Db, Tx } from '#db/pool.ts'
import { maybe, one, run, sql } from '#db/rows.ts'

/** A member as a vendor knows them. */
export type Player = {
  readonly vendor: string
  readonly ref: string
  readonly memberId: bigint
  readonly merchant: string
  readonly wallet: bigint
  readonly currency: Currency
}

/** A member in a call: which game they play, and whether an active bonus may pay there. */
export type Guest = Player & {
  /** Our id of the game; null where the call names none. */
  readonly game: string | null
  readonly hasBonus: boolean
}

/** A launch, with what decides whether a stake may be accepted now. */
export type Seat = Guest & {
  readonly sessionId: string
  readonly game: string
  readonly memberSessionId: string
  readonly isMemberOpen: boolean
  readonly endedAt: Date | null
  readonly expiresAt: Date
  readonly lastSeenAt: Date
  readonly ip: string
  /** The language of the launch. */
  readonly language: string
}

const playerColumns = sql`
  p.vendor, p.ref, p.member_id, p.merchant, p.wallet, p.currency,
  (select w.bonus is not null from wallet_view w where w.id = p.wallet) as has_bonus
`
const seatFrom = sql`
  select ${playerColumns}, s.id as session_id, s.game, s.member_session_id, m.state = 'open' as is_member_open,
    l.ended_at, l.expires_at, l.last_seen_at, l.ip, coalesce(s.language, m.language) as language
  from vendor_session s
  join vendor_player p on p.vendor = s.vendor and p.ref = s.player
  join member_view m on m.id = p.member_id
  join member_session_view l on l.id = s.member_session_id
`

export async function playerOf(db: Db | Tx, vendor: string, ref: string): Promise<Guest | null> {
  return maybe(
    db,
    sql<Guest>`
      select ${playerColumns}, null as game from vendor_player p where p.vendor = ${vendor} and p.ref = ${ref}
    `,
  )
}

/** Available cash, and what the active bonus can pay in the game; null for an unknown wallet. */
export async function playableAt(
  tx: Tx,
  { wallet, vendor, game }: Pick<Guest, 'wallet' | 'vendor' | 'game'>,
  now: Date,
): Promise<{ readonly cash: bigint; readonly bonus: bigint } | null> {
  return maybe(
    tx,
    sql<{ cash: bigint; bonus: bigint }>`
      select f.cash, f.bonus
      from ledger_playable_in(
        ${wallet}, ${vendor}, ${game}, (select g.category from game_view g where g.id = ${game}), ${now}
      ) f
    `,
  )
}

export async function addPlayer(db: Db | Tx, player: Player): Promise<void> {
  await run(
    db,
    // two concurrent launches by one member get one name
    sql`
      insert into vendor_player (vendor, ref, member_id, merchant, wallet, currency)
      values (${player.vendor}, ${player.ref}, ${player.memberId}, ${player.merchant}, ${player.wallet}, ${player.currency})
      on conflict do nothing
    `,
  )
}

export type NewSession = {
  readonly vendor: string
  readonly player: string
  readonly game: string
  readonly memberSessionId: string
  readonly ticketHash: Buffer | null
  readonly ticketExpiresAt: Date | null
  readonly tokenHash: Buffer | null
  readonly language: string
  readonly now: Date
}

export async function insertSession(db: Db | Tx, session: NewSession): Promise<string> {
  const { id } = await one(
    db,
    sql<{ id: string }>`
      insert into vendor_session (
        vendor, player, game, member_session_id, ticket_hash, ticket_expires_at, token_hash, language,
        opened_at
      )
      values (
        ${session.vendor}, ${session.player}, ${session.game}, ${session.memberSessionId}, ${session.ticketHash},
        ${session.ticketExpiresAt}, ${session.tokenHash}, ${session.language}, ${session.now}
      )
      returning id
    `,
  )
  return id
}

/** Stores the vendor's own session token. */
export async function renameSession(db: Db | Tx, id: string, tokenHash: Buffer): Promise<void> {
  await run(db, sql`update vendor_session set token_hash = ${tokenHash} where id = ${id}::uuid`)
}

/** Exchanges a ticket for a token in one atomic statement, so of two callers one gets nothing. */
export async function takeTicket(
  tx: Tx,
  taken: {
    readonly vendor: string
    readonly ticketHash: Buffer
    readonly tokenHash: Buffer
    readonly now: Date
  },
): Promise<boolean> {
  const done = await run(
    tx,
    sql`
      update vendor_session
      set ticket_used_at = ${taken.now}, token_hash = ${taken.tokenHash}
      where vendor = ${taken.vendor} and ticket_hash = ${taken.ticketHash} and ticket_used_at is null
        and ticket_expires_at > ${taken.now}
    `,
  )
  return done === 1
}

/** The launch of a token, however long ago it ended: wins may arrive late. */
export async function seatByToken(db: Db | Tx, vendor: string, tokenHash: Buffer): Promise<Seat | null> {
  return maybe(db, sql<Seat>`${seatFrom} where s.vendor = ${vendor} and s.token_hash = ${tokenHash}`)
}

/** The newest redeemed launch of a member, for protocols that name the member only. */
export async function newestSeat(db: Db | Tx, vendor: string, player: string): Promise<Seat | null> {
  return maybe(
    db,
    sql<Seat>`
      ${seatFrom}
      where s.vendor = ${vendor} and s.player = ${player} and s.token_hash is not null
      order by s.opened_at desc
      limit 1
    `,
  )
}

/** A launch by its id, as stored in the history. */
export async function seatById(db: Db | Tx, vendor: string, id: string): Promise<Seat | null> {
  return maybe(db, sql<Seat>`${seatFrom} where s.vendor = ${vendor} and s.id = ${id}::uuid`)
}

/** A vendor's code for one of our games. */
export async function refOfGame(db: Db | Tx, game: string): Promise<string | null> {
  const row = await maybe(
    db,
    sql<{ ref: string | null }>`select outside_ref as ref from game_view where id = ${game}`,
  )
  return row?.ref ?? null
}
