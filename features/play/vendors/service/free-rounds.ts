import * as z from 'zod/mini'
import type { Currency } from '#kit/currency.ts'
import { moneyText, parseMoney, type Minor } from '#kit/money.ts'
import type { App } from '#server/app.ts'
import { doorOf } from '../store/connections.ts'
import { addPlayer } from '../store/players.ts'
import { OWN, actOn } from './wallet/act.ts'
import { playerRef } from './launch.ts'
import { signCall } from './house-key.ts'

/** Timeout of a vendor's reply, after which the call is repeated later: all three calls may be repeated. */
const TIMEOUT_MS = 5_000

/** Free rounds that we order at a vendor; the id is the idempotency key at both sides. */
export type FreeRoundsOrder = {
  readonly id: string
  readonly vendor: string
  readonly memberId: bigint
  readonly merchant: string
  readonly wallet: bigint
  readonly currency: Currency
  /** The vendor's own code. */
  readonly game: string
  readonly rounds: number
  readonly stake: Minor
  readonly until: Date
}

const reply = z.object({
  state: z.enum(['active', 'finished', 'expired', 'cancelled', 'refused', 'unknown']),
  reason: z.optional(z.string().check(z.maxLength(200))),
  rounds_played: z.optional(z.int().check(z.gte(0))),
  /** Each win that it has paid or will pay, in order. */
  wins: z.optional(z.array(z.object({ transaction_uuid: z.string(), amount: z.string() }))),
})

/** What the vendor says of an order. */
export type FreeRoundsStanding = {
  readonly state: z.output<typeof reply>['state']
  readonly reason: string | null
  readonly played: number
  readonly wins: readonly { readonly transaction: string; readonly amount: Minor }[]
}

/** Whether free rounds can be ordered at a vendor: its protocol has the calls, and its server's address is known. */
export async function takesFreeRounds(app: App, vendor: string): Promise<boolean> {
  const door = await doorOf(app.db, vendor)
  return door?.protocol === 'canonical' && door.apiUrl !== ''
}

/** One signed call; null without a valid reply: the order stands as it did, and the call is repeated. */
export async function askFreeRounds(
  app: App,
  call: 'create' | 'status' | 'cancel',
  order: FreeRoundsOrder,
): Promise<FreeRoundsStanding | null> {
  const { id, vendor, memberId, merchant, wallet, currency } = order
  const door = await doorOf(app.db, vendor)
  if (!door || door.protocol !== 'canonical' || door.apiUrl === '') return null
  const ref = playerRef(app, vendor, wallet)
  // its wins name the member before the member has ever opened a game of the vendor
  if (call === 'create') await addPlayer(app.db, { vendor, ref, memberId, merchant, wallet, currency })
  const details = {
    game: order.game,
    currency,
    rounds: order.rounds,
    stake: moneyText(order.stake),
    valid_until: order.until.toISOString(),
  }
  const body = JSON.stringify({ free_rounds: id, user: ref, ...(call === 'create' ? details : {}) })
  const url = `${door.apiUrl.replace(/\/$/, '')}/free-rounds/${call}`
  const signed = signCall(app, { method: 'POST', path: new URL(url).pathname, body, now: app.clock.now() })
  const headers = { 'content-type': 'application/json', ...signed }
  const answer = await app.outbound
    .fetch(url, { method: 'POST', body, headers, timeoutMs: TIMEOUT_MS })
    .catch(() => null)
  const read = answer?.ok ? z.safeParse(reply, await answer.json().catch(() => null)) : null
  return read?.success ? standingOf(read.data) : null
}

function standingOf({
  state,
  reason,
  rounds_played,
  wins,
}: z.output<typeof reply>): FreeRoundsStanding | null {
  const read = (wins ?? []).map(({ transaction_uuid: transaction, amount }) => ({
    transaction,
    amount: parseMoney(amount) ?? -1n,
  }))
  // one amount that cannot be read makes the whole reply none: nothing is guessed
  if (read.some(({ amount }) => amount < 0n)) return null
  return { state, reason: reason ?? null, played: rounds_played ?? 0, wins: read }
}

/** Executes a win that the vendor names and whose own call may have been lost: its id makes either the first. False if it was refused. */
export async function bringFreeRoundsWin(
  app: App,
  order: FreeRoundsOrder,
  { transaction, amount }: FreeRoundsStanding['wins'][number],
): Promise<boolean> {
  const whom = { token: null, user: playerRef(app, order.vendor, order.wallet) }
  const where = { round: null, game: null, reference: null, isPromo: true, closes: false } as const
  const act = { op: 'win', transaction, amount, currency: order.currency, whom, ...where } as const
  const call = {
    vendor: order.vendor,
    acts: [{ ...act, freeRounds: order.id }],
    now: app.clock.now(),
    proof: OWN,
  }
  const [result] = await actOn(app, call)
  return result?.status === 'RS_OK'
}
