import { bools, int2s, int4s, int8s, texts, times, uuids } from './binary.ts'
import type { Entry } from './entry.ts'

/** What the lane knows of an entry before it is sent: its wallet's book and the numbers of its house accounts. */
export type Placed = {
  readonly entry: Entry
  readonly book: number
  readonly house: bigint
  readonly house2: bigint | null
}

/** Sums of one wallet's items, in their order. */
type Purse = {
  readonly id: bigint
  book: number
  isPlain: boolean
  need: bigint
  net: bigint
  lines: number
  loss: bigint
  stake: bigint
  win: bigint
  most: bigint
  deposit: bigint
}

const NO_PLAY = -1n
/** Settling takes no stake but its win lowers the loss: kind 2. */
const SETTLE_OP = 5

export type Plan = {
  /** The items in the order they are sent: by wallet, then as they came. */
  readonly order: readonly number[]
  /** Place of each sent item's wallet. */
  readonly walletAt: readonly number[]
  /** Per sent item: change of balance up to and with it, and which line of its wallet it is. */
  readonly run: readonly bigint[]
  readonly step: readonly number[]
  /** Values of ledger_apply from its second parameter on. */
  readonly values: readonly (Buffer | null)[]
}

function newPurse(id: bigint, book: number): Purse {
  return {
    id,
    book,
    isPlain: true,
    need: 0n,
    net: 0n,
    lines: 0,
    loss: 0n,
    stake: 0n,
    win: 0n,
    most: NO_PLAY,
    deposit: 0n,
  }
}

/** Adds an item to its wallet's sums: what must be there first so that every stake fits in order. */
function addTo(purse: Purse, entry: Entry): void {
  if (!entry.isPlain) purse.isPlain = false
  const need = entry.stake - purse.net
  if (need > purse.need) purse.need = need
  purse.net += entry.amount
  purse.lines += 1
  purse.deposit += entry.deposit
  if (entry.isPlay) {
    const loss = entry.stake + purse.stake - purse.win
    if (loss > purse.loss) purse.loss = loss
    if (entry.stake > purse.most) purse.most = entry.stake
    purse.stake += entry.stake
    purse.win += entry.amount + entry.stake
  } else if (entry.op === SETTLE_OP) purse.win += entry.amount
}

function purses(sorted: readonly Placed[]) {
  const byWallet = new Map<bigint, Purse>()
  for (const { entry, book } of sorted) {
    if (!byWallet.has(entry.wallet)) byWallet.set(entry.wallet, newPurse(entry.wallet, book))
  }
  for (const { entry, book } of sorted) {
    if (entry.toWallet === null) continue
    const target = byWallet.get(entry.toWallet) ?? newPurse(entry.toWallet, book)
    target.isPlain = false // a wallet that others pay into is decided item by item
    byWallet.set(entry.toWallet, target)
  }
  return byWallet
}

const all = <T>(values: readonly T[], isNull: (value: T) => boolean) => values.every(isNull)

/** Sorts the items by wallet, sums them up, and writes the arrays that ledger_apply takes. */
export function planOf(items: readonly Placed[]): Plan {
  const order = items.map((_, at) => at)
  order.sort((a, b) => Number(items[a]!.entry.wallet - items[b]!.entry.wallet) || a - b)
  const sorted = order.map((at) => items[at]!)
  const byWallet = purses(sorted)
  const wallets = [...byWallet.values()].sort((a, b) => Number(a.id - b.id))
  const placeOf = new Map(wallets.map((purse, at) => [purse.id, at + 1]))
  const run: bigint[] = []
  const step: number[] = []
  const walletAt: number[] = []
  for (const { entry } of sorted) {
    const purse = byWallet.get(entry.wallet)!
    addTo(purse, entry)
    run.push(purse.net)
    step.push(purse.lines)
    walletAt.push(placeOf.get(entry.wallet)!)
  }
  return {
    order,
    walletAt,
    run,
    step,
    values: [...walletValues(wallets), ...itemValues(sorted, walletAt, run, step)],
  }
}

function walletValues(wallets: readonly Purse[]): Buffer[] {
  return [
    int8s(wallets.map((purse) => purse.id)),
    int4s(wallets.map((purse) => purse.book)),
    bools(wallets.map((purse) => purse.isPlain)),
    int8s(wallets.map((purse) => purse.need)),
    int8s(wallets.map((purse) => purse.net)),
    int4s(wallets.map((purse) => purse.lines)),
    int8s(wallets.map((purse) => purse.loss)),
    int8s(wallets.map((purse) => purse.stake)),
    int8s(wallets.map((purse) => purse.win)),
    int8s(wallets.map((purse) => purse.most)),
    int8s(wallets.map((purse) => purse.deposit)),
  ]
}

function itemValues(
  sorted: readonly Placed[],
  walletAt: readonly number[],
  run: readonly bigint[],
  step: readonly number[],
): (Buffer | null)[] {
  const entries = sorted.map((placed) => placed.entry)
  const house2 = sorted.map((placed) => placed.house2)
  const others = entries.map((entry) => entry.other)
  const notes = entries.map((entry) => entry.note)
  const untils = entries.map((entry) => entry.until)
  const ats = entries.map((entry) => entry.at)
  return [
    int4s(walletAt),
    int2s(entries.map((entry) => entry.op)),
    uuids(entries.map((entry) => entry.key)),
    int8s(entries.map((entry) => entry.print)),
    int2s(entries.map((entry) => entry.kind)),
    int8s(sorted.map((placed) => placed.house)),
    all(house2, (value) => value === null) ? null : int8s(house2),
    int8s(entries.map((entry) => entry.amount)),
    int8s(entries.map((entry) => entry.stake)),
    all(others, (value) => value === null) ? null : int8s(others),
    int4s(step),
    int8s(run),
    uuids(entries.map((entry) => entry.ref)),
    all(notes, (value) => value === null) ? null : texts(notes),
    all(untils, (value) => value === null) ? null : times(untils),
    all(ats, (value) => value === null) ? null : times(ats),
    ...roundValues(entries),
  ]
}

const NO_ROUNDS = [null, null, null, null, null, null, null, null] as const

function roundValues(entries: readonly Entry[]): readonly (Buffer | null)[] {
  if (all(entries, (entry) => entry.round === null)) return NO_ROUNDS
  return [
    texts(entries.map((entry) => entry.vendor)),
    texts(entries.map((entry) => entry.round?.game ?? null)),
    int4s(entries.map((entry) => entry.round?.edition ?? null)),
    uuids(entries.map((entry) => entry.round?.seedId ?? null)),
    int8s(entries.map((entry) => entry.round?.nonce ?? null)),
    texts(entries.map((entry) => entry.round?.inputs ?? null)),
    texts(entries.map((entry) => entry.round?.outcome ?? null)),
    texts(entries.map((entry) => entry.round?.events ?? null)),
  ]
}
