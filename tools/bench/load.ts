/** The workload: bets of 100 000 members, fixed by a seed, through the product's own batcher. */
import type { Batcher } from '#ledger/batcher.ts'
import type { LedgerItem, RoundItem } from '#ledger/types.ts'

export const WALLETS = 100_000
/**
 * Members who play over HTTP only, with ids after the others: a wallet draws from one seed, and the server of that load counts its nonces.
 */
export const WEB_WALLETS = 512
/** 20 % of the bets come from 1 % of the members. */
const BUSY_WALLETS = WALLETS / 100
const BUSY_SHARE = 0.2
const DUPLICATE_SHARE = 0.005
const VENDORS = 64

export const MERCHANT = 'BENCH'
export const HOME = { merchant: MERCHANT, currency: 'VND' } as const

export type Shape = 'bet' | 'instant' | 'settle'

/** A small seeded generator (mulberry32): the same bets in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

let counter = 0
/** A uuidv7 of now; the counter makes it unique and ordered within the millisecond. */
export function newRoundId(): string {
  const now = Date.now()
  if (now !== clock.ms) {
    const time = now.toString(16).padStart(12, '0')
    clock = { ms: now, head: `${time.slice(0, 8)}-${time.slice(8)}-7` }
  }
  counter = (counter + 1) % 0xffff_ffff
  const count = (0x1_0000_0000 + counter).toString(16)
  return `${clock.head}${count.slice(1, 4)}-8${count.slice(4, 7)}-${count.slice(7)}${TAIL}`
}
/** Distinguishes the processes of one machine. */
const TAIL = `${process.pid.toString(16).padStart(7, '0').slice(-7)}aaa`
let clock = { ms: 0, head: '' }

const seeds: string[] = []
const seedOf = (wallet: number) =>
  (seeds[wallet] ??= `019ab000-0000-7000-8000-${wallet.toString(16).padStart(12, '0')}`)
const vendors = Array.from({ length: VENDORS }, (_, n) => `V${n}`)

export type Opened = {
  readonly wallet: bigint
  readonly vendor: string
  readonly id: string
  readonly stake: bigint
}

export type Source = {
  /** The next item; null when none is left to settle. */
  readonly next: () => LedgerItem | null
}

/** Bets one after the other; `isHot` sends all of them to one vendor. */
export function createSource(of: {
  readonly seed: number
  readonly shape: Shape
  readonly isHot: boolean
  readonly firstNonce: bigint
  readonly firstWallet: bigint
  /** For settling: rounds that were opened before. */
  readonly opened?: readonly Opened[]
}): Source {
  const random = dice(of.seed)
  const nonces = new Map<number, bigint>()
  let last: LedgerItem | null = null
  let settled = 0

  function bet(): LedgerItem {
    const number =
      random() < BUSY_SHARE ? Math.floor(random() * BUSY_WALLETS) : Math.floor(random() * WALLETS)
    const nonce = (nonces.get(number) ?? of.firstNonce - 1n) + 1n
    nonces.set(number, nonce)
    const stake = BigInt(1 + Math.floor(random() * 50)) * 10_000n
    const roll = Math.floor(random() * 10_000)
    const won = roll > 5_050
    const win = of.shape === 'instant' && won ? (stake * 198n) / 100n : 0n
    const id = newRoundId()
    const item: RoundItem = {
      key: `round:${id}`,
      wallet: of.firstWallet + BigInt(number),
      home: HOME,
      vendor: of.isHot ? 'V00' : vendors[Math.floor(random() * VENDORS)]!,
      stake,
      win,
      play: null, // the ledger only; `bench -- rounds` includes the product's rounds with their facts
      round: {
        id,
        game: 'dice',
        edition: 1,
        seedId: seedOf(number),
        nonce,
        inputs: { target: 5050, over: true, clientSeed: 'b7c1f0' },
        outcome: { roll },
        events: [{ t: 'dice.roll', roll, won }],
      },
    }
    if (of.shape === 'instant') return item
    const { win: _, ...opened } = item
    return { ...opened, step: 'open' }
  }

  function settle(): LedgerItem | null {
    const round = of.opened?.[settled++]
    if (!round) return null
    const win = random() < 0.5 ? round.stake * 2n : 0n
    const step = {
      step: 'settle',
      key: `win:${round.id}`,
      round: round.id,
      win,
      outcome: { roll: 7 },
      events: [],
    } as const
    return { ...step, wallet: round.wallet, vendor: round.vendor, stake: round.stake }
  }

  return {
    next: () => {
      if (last && random() < DUPLICATE_SHARE) return last
      last = of.shape === 'settle' ? settle() : bet()
      return last
    },
  }
}

export type Slice = {
  /** Accepted items per second. */
  readonly rate: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly ok: number
  /** All accepted items, warm-up included: what the ledger must contain. */
  readonly sentOk: number
  readonly meanBatch: number
}

export type SliceOptions = {
  readonly seconds: number
  readonly warmUpSeconds: number
  /** Called when measuring begins and ends. */
  readonly onMeasure: () => void
  readonly onOk?: (item: LedgerItem) => void
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))

/** Counts and times what is sent; `begin` and `end` frame the measured part. */
function createMeter(batcher: Batcher, options: SliceOptions) {
  const waits: number[] = []
  let [ok, sentOk, startedAt, seconds] = [0, 0, 0, 0]
  let before = batcher.load()
  let isMeasuring = false
  return {
    send: async (item: LedgerItem, dueAt: number) => {
      const { status } = await batcher.enqueue(item)
      if (status === 'ok') {
        sentOk += 1
        options.onOk?.(item)
      }
      if (!isMeasuring) return
      waits.push(performance.now() - dueAt)
      if (status === 'ok') ok += 1
    },
    begin: () => {
      before = batcher.load()
      options.onMeasure()
      startedAt = performance.now()
      isMeasuring = true
    },
    end: () => {
      if (!isMeasuring) return
      isMeasuring = false
      seconds = (performance.now() - startedAt) / 1_000
      options.onMeasure()
    },
    slice: (): Slice => {
      const after = batcher.load()
      const meanBatch = (after.items - before.items) / Math.max(1, after.batches - before.batches)
      waits.sort((a, b) => a - b)
      return {
        rate: ok / seconds,
        p50Ms: percentile(waits, 0.5),
        p99Ms: percentile(waits, 0.99),
        ok,
        sentOk,
        meanBatch,
      }
    },
  }
}

/** Closed loop: a fixed number of callers, each sends the next call when the last is answered. Ends early when the source is empty. */
export async function closedLoop(
  batcher: Batcher,
  source: Source,
  inFlight: number,
  options: SliceOptions,
): Promise<Slice> {
  const meter = createMeter(batcher, options)
  let isOver = false
  async function caller(): Promise<void> {
    while (!isOver) {
      const item = source.next()
      if (item === null) return meter.end()
      await meter.send(item, performance.now())
    }
  }
  const callers = Promise.all(Array.from({ length: inFlight }, caller))
  await pause(options.warmUpSeconds)
  meter.begin()
  await Promise.race([pause(options.seconds), callers])
  meter.end()
  isOver = true
  await callers
  return meter.slice()
}

/**
 * Open loop: calls are sent at a fixed rate, and latency counts from the scheduled time, so a slow response does not delay other calls (no
 * coordinated omission).
 */
export async function openLoop(
  batcher: Batcher,
  source: Source,
  perSecond: number,
  options: SliceOptions,
): Promise<Slice> {
  const meter = createMeter(batcher, options)
  const startedAt = performance.now()
  const under = new Set<Promise<void>>()
  const total = options.warmUpSeconds + options.seconds
  let sent = 0
  let hasBegun = false
  for (let now = startedAt; now - startedAt < total * 1_000; now = performance.now()) {
    if (!hasBegun && now - startedAt >= options.warmUpSeconds * 1_000) {
      hasBegun = true
      meter.begin()
    }
    for (; sent < ((now - startedAt) / 1_000) * perSecond; sent += 1) {
      const item = source.next()
      if (item === null) break
      const call: Promise<void> = meter
        .send(item, startedAt + (sent / perSecond) * 1_000)
        .finally(() => under.delete(call))
      under.add(call)
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(under)
  meter.end()
  return meter.slice()
}
