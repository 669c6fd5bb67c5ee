import { hash, randomBytes, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { inTransaction } from '#db/pool.ts'
import type { CheckedSlip } from '#game-kit/shared/open.ts'
import type { BatchResult, OpenItem } from '#ledger/types.ts'
import { walletOf } from '#ledger/wallets.ts'
import type { MemberCaller } from '#server/call.ts'
import { isClosedOn } from '#features/play/lobby/public.ts'
import { idAt } from '../rules/ids.ts'
import { capOf, type Cap, type CapOf } from '../rules/caps.ts'
import { capsOf } from '../store/caps.ts'
import { release, reserve } from '../store/exposure.ts'
import { publicPieces } from '../store/pieces.ts'
import { roundById, type RoundRow } from '../store/rounds.ts'
import { seriesByKey } from '../store/series.ts'
import { slipById, type SlipInputs } from '../store/slips.ts'
import type { Host, Opened } from './host.ts'
import { standing } from './risk/ready.ts'
import { slipRefusal, type SlipRefusal } from './refusal.ts'
import { stepRound } from './steps/step.ts'

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

/** What never changes of a round on sale. */
type Sale = Pick<RoundRow, 'id' | 'series' | 'label'> & {
  readonly opened: Opened
}

type Caps = { readonly usual: bigint | null; readonly caps: readonly Cap[]; readonly untilMs: number }

const BLIND_BYTES = 12
const MOST_SALES = 2_000
const MOST_WALLETS = 50_000
/** What is kept of a round on sale. */
const SALE_MS = 60_000
/** A changed cap holds in every process after this time. */
const CAPS_MS = 2_000
/** A switched game is refused in every process after this time. */
const STOP_MS = 2_000

type Caches = {
  readonly sales: LRUCache<string, Sale>
  readonly wallets: LRUCache<bigint, { readonly id: bigint }>
  readonly caps: LRUCache<string, Caps>
  readonly stopped: LRUCache<string, boolean>
}

const caches = new WeakMap<Host, Caches>()

function cachesOf(host: Host): Caches {
  const known = caches.get(host)
  if (known) return known
  const made: Caches = {
    sales: new LRUCache({ max: MOST_SALES, ttl: SALE_MS }),
    wallets: new LRUCache({ max: MOST_WALLETS }),
    caps: new LRUCache({ max: MOST_SALES }),
    stopped: new LRUCache({ max: MOST_SALES, ttl: STOP_MS }),
  }
  caches.set(host, made)
  return made
}

async function saleOf(host: Host, id: string): Promise<Sale | null> {
  const { sales } = cachesOf(host)
  const known = sales.get(id)
  if (known) return known
  const round = await openedBy(host, id)
  if (!round || round.state === 'scheduled') return null
  const { series, label } = round
  const sale = { id, series, label, opened: await host.opened(round) }
  sales.set(id, sale)
  return sale
}

/** Pages offer a round from its time on; where the worker has not opened it yet, the first bet does. */
async function openedBy(host: Host, id: string): Promise<RoundRow | null> {
  const round = await roundById(host.app.db, id)
  if (round?.state !== 'scheduled' || round.opensAt > host.app.clock.now()) return round
  await stepRound(host, id)
  return roundById(host.app.db, id)
}

/** Whether the feature of a round's game sells its slips itself: by its own route only. */
export async function isOwnSale(host: Host, round: string): Promise<boolean> {
  return (await saleOf(host, round))?.opened.row.isOwnSale ?? false
}

/** The caps of a series in a currency; undefined: it has none. */
export async function seriesCaps(host: Host, series: string, currency: string): Promise<CapOf | undefined> {
  const { caps } = cachesOf(host)
  const nowMs = host.app.clock.now().getTime()
  let found = caps.get(series)
  if (!found || found.untilMs <= nowMs) {
    const { db } = host.app
    const usual = (await seriesByKey(db, series))?.cap ?? null
    found = { usual, caps: await capsOf(db, series), untilMs: nowMs + CAPS_MS }
    caps.set(series, found)
  }
  return capOf(found.caps, { currency, usual: found.usual })
}

async function walletFor(
  host: Host,
  { id: owner, merchant, currency }: MemberCaller,
): Promise<bigint | null> {
  const { wallets } = cachesOf(host)
  const known = wallets.get(owner)
  if (known) return known.id
  const wallet = await walletOf(host.app.db, { owner, merchant, kind: 'cash', currency })
  if (wallet) wallets.set(owner, { id: wallet.id })
  return wallet?.id ?? null
}

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
  const sale = await saleOf(host, asked.round)
  if (!sale) return { refused: 'shared.roundUnknown' }
  const { row, open } = sale.opened
  if (await isStopped(host, member.merchant, row.game.id)) return { refused: 'play.gameStopped' }
  const mayNot = await standing(host, member, row.category)
  if (mayNot) return mayNot
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

/** Whether operators have stopped a game, as the lobby says (G13); the draws of what was sold take place. */
async function isStopped(host: Host, merchant: string, game: string): Promise<boolean> {
  const { stopped } = cachesOf(host)
  const name = `${merchant}:${game}`
  const known = stopped.get(name)
  if (known !== undefined) return known
  const found = await isClosedOn(host.app.db, merchant, game)
  stopped.set(name, found)
  return found
}

/**
 * Sells a slip on a round that is open: one stake, through the ledger's batcher. The same key returns the same slip. Refused by the
 * database's clock when the sale is over, however early the call was sent.
 */
export async function sellSlip(
  host: Host,
  member: MemberCaller,
  asked: SlipAsked,
): Promise<SoldSlip | SlipRefusal> {
  const prepared = await prepare(host, member, asked)
  if ('refused' in prepared) return prepared
  const { reservation } = asked
  const { checked } = prepared
  if (reservation && !(await reservation.take(checked)))
    return { refused: 'shared.capReached', detail: { key: '' } }
  const full = await reserved(host, prepared)
  if (full) {
    await reservation?.giveBack(checked)
    return full
  }
  const result = await host.app.ledger.enqueue(prepared.item)
  // a duplicate has its reservation already; a refused slip needs none
  if (result.status !== 'ok') {
    await unreserved(host, prepared)
    await reservation?.giveBack(checked)
  }
  return answer(host, prepared, result)
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
