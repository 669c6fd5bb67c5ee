import { hash, randomBytes, randomUUID } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import type { CheckedSlip } from '#game-kit/shared/open.ts'
import { knownResult } from '#ledger/batch/known.ts'
import type { BatchResult, OpenItem } from '#ledger/types.ts'
import type { MemberCaller } from '#server/call.ts'
import { createTurns } from '#server/guards/turns.ts'
import { idAt } from '../rules/ids.ts'
import type { CapOf } from '../rules/caps.ts'
import { release, reserve } from '../store/exposure.ts'
import { publicPieces } from '../store/pieces.ts'
import { slipById, type SlipInputs } from '../store/slips.ts'
import type { Host } from './host.ts'
import { standing } from './risk/ready.ts'
import { isStopped, saleOf, seriesCaps, walletFor, type Sale } from './sale/on-sale.ts'
import { slipRefusal, type SlipRefusal } from './refusal.ts'

export type SlipAsked = {
  readonly round: string
  /** `[[key, stake, choice], …]`, unvalidated. */
  readonly lines: unknown
  /** Number of public pieces of the outcome that the prices are for; 0 before the draw. */
  readonly epoch?: number
  /** The idempotency key. */
  readonly key: string
  /** Highest exposure per number in the member's book, or null: no cap. The caps of the series if absent. */
  readonly capOf?: CapOf
  /** What else must have room for the slip: taken before the ledger, given back where it did not take a new slip. */
  readonly reservation?: Reservation
}

/** False: there is no room, nothing was taken. A process that dies in between leaves it taken. */
export type Reservation = {
  readonly take: (slip: CheckedSlip) => Promise<boolean>
  readonly giveBack: (slip: CheckedSlip) => Promise<void>
}

export type SoldSlip = {
  readonly slip: string
  readonly round: string
  readonly stake: bigint
  readonly lines: SlipInputs['lines']
  /** Available balance. */
  readonly balance: bigint
  readonly seq: bigint
}

const BLIND_BYTES = 12

export type Prepared = {
  readonly sale: Sale
  readonly checked: CheckedSlip
  readonly item: OpenItem
  /** Undefined: nothing is reserved. */
  readonly caps: CapOf | undefined
}

/** Checks a slip and makes the posting of its stake. Whether the sale is on is decided by the ledger, in the transaction of the stake. */
export async function prepare(
  host: Host,
  member: MemberCaller,
  asked: SlipAsked,
): Promise<Prepared | SlipRefusal> {
  const drafted = await draft(host, member, asked)
  return ('refused' in drafted ? null : await mayNotBuy(host, member, drafted)) ?? drafted
}

/** Whether the game is on sale, and to this member. */
async function mayNotBuy(host: Host, member: MemberCaller, { sale }: Prepared): Promise<SlipRefusal | null> {
  const { game, category } = sale.opened.row
  if (await isStopped(host, member.merchant, game.id)) return { refused: 'play.gameStopped' }
  return standing(host, member, category)
}

/** A slip as it is asked for; whether the member may buy it now is another question. */
async function draft(host: Host, member: MemberCaller, asked: SlipAsked): Promise<Prepared | SlipRefusal> {
  const sale = await saleOf(host, asked.round)
  if (!sale) return { refused: 'shared.roundUnknown' }
  const { row, open } = sale.opened
  const wallet = await walletFor(host, member)
  if (wallet === null) return { refused: 'play.walletClosed' }
  const epoch = asked.epoch ?? 0
  if (epoch > 0 && !open.piecewise?.isLive) return { refused: 'shared.saleOver' }
  const shown = epoch > 0 ? ((await publicPieces(host.app.db, [sale.id])).get(sale.id) ?? []) : []
  // a game never prices with a piece that is still secret
  if (shown.length < epoch) return { refused: 'shared.priceMoved' }
  const pieces = shown.slice(0, epoch)
  const checked = open.check(asked.lines, { currency: member.currency, pieces })
  if (!checked.ok) return { refused: checked.error.refused, detail: null }
  const { lines } = checked.value
  const blind = randomBytes(BLIND_BYTES).toString('base64url')
  const inputs: SlipInputs = { series: sale.series, label: sale.label, epoch, lines, blind }
  const item: OpenItem = {
    step: 'open',
    key: asked.key,
    wallet,
    home: { merchant: member.merchant, currency: member.currency },
    vendor: row.vendor,
    stake: checked.value.stake,
    request: `${sale.id}|${epoch}|${hash('sha256', JSON.stringify(inputs.lines))}`,
    window: { id: sale.id, epoch },
    play: { category: row.category },
    round: {
      id: idAt(host.app.clock.now().getTime(), randomUUID()),
      game: row.game.id,
      edition: row.game.edition,
      seedId: null,
      nonce: null,
      inputs,
      outcome: null,
      events: null,
    },
  }
  const caps = asked.capOf ?? (await seriesCaps(host, sale.series, member.currency))
  return { sale, checked: checked.value, item, caps }
}

const turns = createTurns()

/**
 * Sells a slip on a round that is open: one stake, through the ledger's batcher. The same key returns the same slip, whatever has changed
 * since it was sold. Refused by the database's clock when the sale is over, however early the call was sent.
 */
export async function sellSlip(
  host: Host,
  member: MemberCaller,
  asked: SlipAsked,
): Promise<SoldSlip | SlipRefusal> {
  // a retry waits for the first request: it would find the room taken that the first one has taken for it
  return turns(host, `${member.id} ${asked.key}`, () => sell(host, member, asked))
}

async function sell(host: Host, member: MemberCaller, asked: SlipAsked): Promise<SoldSlip | SlipRefusal> {
  const prepared = await draft(host, member, asked)
  if ('refused' in prepared) return prepared
  const { reservation } = asked
  const { checked } = prepared
  const no = (await mayNotBuy(host, member, prepared)) ?? (await roomFor(host, prepared, reservation))
  if (no) return (await soldBefore(host, prepared)) ?? no
  const result = await host.app.ledger.enqueue(prepared.item)
  // a duplicate has its reservation already; a refused slip needs none
  if (result.status !== 'ok') {
    await unreserved(host, prepared)
    await reservation?.giveBack(checked)
  }
  return answer(host, prepared, result)
}

/** Takes the room of a slip, all or nothing; a refusal if there is none. */
async function roomFor(
  host: Host,
  prepared: Prepared,
  reservation: Reservation | undefined,
): Promise<SlipRefusal | null> {
  if (reservation && !(await reservation.take(prepared.checked)))
    return { refused: 'shared.capReached', detail: { key: '' } }
  const full = await reserved(host, prepared)
  if (full) await reservation?.giveBack(prepared.checked)
  return full
}

/** The answer that a repeated request got before; null: its key is new. */
async function soldBefore(host: Host, prepared: Prepared): Promise<SoldSlip | SlipRefusal | null> {
  const result = await knownResult(host.app.db, prepared.item)
  return result && answer(host, prepared, result)
}

class Refused extends Error {}

/** Reserves what a slip could cost where its round has caps; a refusal if that would exceed one. */
export async function reserved(
  host: Host,
  { sale, checked, item, caps }: Prepared,
): Promise<SlipRefusal | null> {
  if (!caps || checked.exposure.size === 0) return null
  let over: readonly string[] = []
  try {
    await inTransaction(host.app.db, async (tx) => {
      over = await reserve(tx, { round: sale.id, wallet: item.wallet }, checked.exposure, caps)
      if (over.length > 0) throw new Refused()
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
  }
  return over[0] === undefined ? null : { refused: 'shared.capReached', detail: { key: over[0] } }
}

/** Returns the reservation of a slip that was not sold. */
export async function unreserved(host: Host, { sale, checked, item, caps }: Prepared): Promise<void> {
  if (!caps || checked.exposure.size === 0) return
  await release(host.app.db, { round: sale.id, wallet: item.wallet }, checked.exposure)
}

/** What the caller is told of a posted slip: a repeated key tells of the slip that it bought before. */
export async function answer(
  host: Host,
  { sale, checked, item }: Prepared,
  result: BatchResult,
): Promise<SoldSlip | SlipRefusal> {
  if (result.status === 'refused' || result.status === 'overloaded') return slipRefusal(result)
  const { balance, held, seq, ref } = result
  const base = { round: sale.id, balance: balance - held, seq }
  if (result.status === 'ok')
    return { ...base, slip: item.round.id, stake: checked.stake, lines: checked.lines }
  const found = ref === undefined ? null : await slipById(host.app.db, ref)
  if (!found) throw new Error(`shared rounds: the ledger knows a key whose slip ${ref} is not there`)
  return { ...base, slip: found.id, stake: found.stake, lines: found.inputs.lines }
}
