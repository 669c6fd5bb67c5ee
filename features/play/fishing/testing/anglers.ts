import { createClient, type Client } from '#contract/client.ts'
import { many, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { BULLETS, VOLLEY_MS } from '#games/fishing/rules.ts'
import { walletById } from '#ledger/wallets.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { momentOf } from '#features/play/rounds/rules.ts'
import { seatAt, type Seated } from '#features/play/rounds/testing/seat.ts'
import { fishing } from '../contract.ts'

/** A member in a session of a fishing room: `frame` fires, `table` sits down. */
export type Angler = Seated & { readonly table: Client<typeof fishing> }

export async function angler(at: TestApp, member?: Person, game = 'koi-shallows'): Promise<Angler> {
  const seated = await seatAt(at, member ?? (await person(at, { balance: major(10_000_000) })), game)
  const headers = () => ({ authorization: seated.token })
  return { ...seated, table: createClient(fishing, { base: at.game, headers }) }
}

/** The bets of a volley at one kind of fish, the largest one if not said otherwise. */
export const volley = (fish: string, bullets = BULLETS, stake = '100') =>
  Array.from({ length: bullets }, (_, shot) => ({ key: 'shot', stake, choice: { shot, fish } }))

export const fire = (
  { frame }: Pick<Angler, 'frame'>,
  bets: ReturnType<typeof volley>,
  idempotencyKey: string = crypto.randomUUID(),
) => frame.round({ body: { bets } }, { idempotencyKey })

/** A moment after which a cannon may fire again. */
export const reload = (at: TestApp): void => at.clock.forward(VOLLEY_MS)

export const balanceOf = async (at: TestApp, { wallet }: Pick<Person, 'wallet'>): Promise<bigint> =>
  (await walletById(at.app.db, wallet))?.balance ?? 0n

export type StoredVolley = {
  readonly id: string
  readonly stake: bigint
  readonly win: bigint
  readonly nonce: bigint
  /** When it was decided, by the server's clock. */
  readonly atMs: number
}

/** The volleys of a member, the first one first. */
export async function storedOf(at: TestApp, { wallet }: Person): Promise<readonly StoredVolley[]> {
  const rows = await many(
    at.app.db,
    sql<Omit<StoredVolley, 'atMs'>>`
      select id, stake, win, nonce from round where wallet = ${wallet} order by nonce
    `,
  )
  return rows.map((row) => ({ ...row, atMs: momentOf(row.id) }))
}

/** What each bullet of a played volley returned, as a multiple of its price. */
export const timesIn = (events: readonly Readonly<Record<string, unknown>>[]): readonly number[] =>
  events.flatMap((event) =>
    event['type'] === 'settled' ? [Number(String(event['factor']).split('/')[0])] : [],
  )
