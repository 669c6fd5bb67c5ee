import { int2s, int4s, int8s, jsons, texts, times, uuids } from './binary.ts'
import { OP, type Entry } from './entry.ts'

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
  readonly book: number
  place: number
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
/** More than any wallet can have available: its items go one by one. */
const BEYOND = 2n ** 63n - 1n

/** What the items of a batch move on one house account. */
type HouseSum = { readonly account: bigint; amount: bigint; lines: number }

/** An item as it is sent. */
type Sent = {
  readonly entry: Entry
  readonly placed: Placed
  /** Its wallet's place, from 1. */
  readonly place: number
  /** Change of the wallet's balance up to and with it, and which line of its wallet it is. */
  readonly run: bigint
  readonly step: number
}

export type Plan = {
  readonly sent: readonly Sent[]
  /** Values of ledger_apply from its second parameter on. */
  readonly values: readonly (Buffer | null)[]
}

function newPurse(id: bigint, book: number): Purse {
  return {
    id,
    book,
    place: 0,
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
  } else if (entry.op === OP.settle)
    // its win lowers the loss
    purse.win += entry.amount
}

function purses(items: readonly Placed[]): Map<bigint, Purse> {
  const byWallet = new Map<bigint, Purse>()
  const settled = new Set<string>()
  for (const { entry, book } of items) {
    const purse = byWallet.get(entry.wallet) ?? newPurse(entry.wallet, book)
    byWallet.set(entry.wallet, purse)
    if (entry.op !== OP.settle || entry.ref === null) continue
    if (settled.has(entry.ref)) purse.isPlain = false // two ends of one round in one batch: the second must see the first
    settled.add(entry.ref)
  }
  for (const { entry, book } of items) {
    if (entry.toWallet === null) continue
    const target = byWallet.get(entry.toWallet) ?? newPurse(entry.toWallet, book)
    target.isPlain = false // a wallet that others pay into is decided item by item
    byWallet.set(entry.toWallet, target)
  }
  return byWallet
}

/** The house side of all items; the function takes out again what it decides item by item. */
function houseSums(items: readonly Placed[]): HouseSum[] {
  const byAccount = new Map<bigint, HouseSum>()
  const add = (account: bigint, amount: bigint) => {
    const sum = byAccount.get(account)
    if (sum === undefined) byAccount.set(account, { account, amount, lines: 1 })
    else {
      sum.amount += amount
      sum.lines += 1
    }
  }
  for (const { entry, house, house2 } of items) {
    if (house <= 0n) continue
    add(house, entry.other === null ? -entry.amount : entry.other - entry.amount)
    if (house2 !== null && entry.other !== null) add(house2, -entry.other)
  }
  return [...byAccount.values()].sort((a, b) => (a.account < b.account ? -1 : 1))
}

/**
 * Sums the items up by wallet and writes the arrays that ledger_apply takes: wallets by id, which is the order of their locks, items
 * as they came, which is the order in which they are decided. `isCareful` has every item decided by itself.
 */
export function planOf(items: readonly Placed[], isCareful = false): Plan {
  const byWallet = purses(items)
  const wallets = [...byWallet.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  wallets.forEach((purse, at) => {
    purse.place = at + 1
    if (isCareful) purse.isPlain = false
  })
  const sent: Sent[] = items.map((placed) => {
    const purse = byWallet.get(placed.entry.wallet)!
    addTo(purse, placed.entry)
    return { entry: placed.entry, placed, place: purse.place, run: purse.net, step: purse.lines }
  })
  return { sent, values: [...walletValues(wallets), ...houseValues(houseSums(items)), ...itemValues(sent)] }
}

function walletValues(wallets: readonly Purse[]): Buffer[] {
  return [
    int8s(wallets, (purse) => purse.id),
    int4s(wallets, (purse) => purse.book),
    int8s(wallets, (purse) => (purse.isPlain ? purse.need : BEYOND)),
    int8s(wallets, (purse) => purse.net),
    int4s(wallets, (purse) => purse.lines),
    int8s(wallets, (purse) => purse.loss),
    int8s(wallets, (purse) => purse.stake),
    int8s(wallets, (purse) => purse.win),
    int8s(wallets, (purse) => purse.most),
    int8s(wallets, (purse) => purse.deposit),
  ]
}

function houseValues(sums: readonly HouseSum[]): Buffer[] {
  return [
    int8s(sums, (sum) => sum.account),
    int8s(sums, (sum) => sum.amount),
    int4s(sums, (sum) => sum.lines),
  ]
}

function itemValues(sent: readonly Sent[]): (Buffer | null)[] {
  const has = (test: (one: Sent) => boolean) => sent.some(test)
  return [
    int4s(sent, (one) => one.place),
    int2s(sent, ({ entry }) => entry.op),
    uuids(sent, ({ entry }) => entry.key),
    int8s(sent, ({ entry }) => entry.print),
    int2s(sent, ({ entry }) => entry.kind),
    int8s(sent, ({ placed }) => placed.house),
    has(({ placed }) => placed.house2 !== null) ? int8s(sent, ({ placed }) => placed.house2) : null,
    int8s(sent, ({ entry }) => entry.amount),
    int8s(sent, ({ entry }) => entry.stake),
    has(({ entry }) => entry.other !== null) ? int8s(sent, ({ entry }) => entry.other) : null,
    int4s(sent, (one) => one.step),
    int8s(sent, (one) => one.run),
    uuids(sent, ({ entry }) => entry.ref),
    has(({ entry }) => entry.note !== null) ? texts(sent, ({ entry }) => entry.note) : null,
    has(({ entry }) => entry.until !== null) ? times(sent, ({ entry }) => entry.until) : null,
    has(({ entry }) => entry.at !== null) ? times(sent, ({ entry }) => entry.at) : null,
    ...(has(({ entry }) => entry.round !== null) ? roundValues(sent) : NO_ROUNDS),
  ]
}

const NO_ROUNDS = [null, null, null, null, null, null, null, null] as const

function roundValues(sent: readonly Sent[]): (Buffer | null)[] {
  return [
    texts(sent, ({ entry }) => entry.vendor),
    texts(sent, ({ entry }) => entry.round?.game ?? null),
    int4s(sent, ({ entry }) => entry.round?.edition ?? null),
    uuids(sent, ({ entry }) => entry.round?.seedId ?? null),
    int8s(sent, ({ entry }) => entry.round?.nonce ?? null),
    jsons(sent, ({ entry }) => entry.round?.inputs ?? null),
    jsons(sent, ({ entry }) => entry.round?.outcome ?? null),
    jsons(sent, ({ entry }) => entry.round?.events ?? null),
  ]
}
