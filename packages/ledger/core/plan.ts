import { OP, type Entry } from './entry.ts'

/** What the lane knows of an entry before it is sent: its wallet's book and the IDs of its house accounts. */
export type Placed = {
  readonly entry: Entry
  readonly book: number
  readonly house: bigint
  readonly house2: bigint | null
}

/** Sums of one wallet's items, in their order. */
export type Purse = {
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
  /** The seed of its rounds, and their nonces, which ascend. */
  seedId: string | null
  nonce: bigint | null
  lastNonce: bigint | null
}

const NO_PLAY = -1n

/** An item in its sent form. */
export type Sent = Placed & {
  /** Its wallet's index, from 1. */
  readonly place: number
  /** Change of the wallet's balance up to and including it, and the index of its entry within the wallet. */
  readonly run: bigint
  readonly step: number
}

/** The batch's total per house account: the account, the sum, the number of entries. */
export type HouseSums = {
  readonly accounts: readonly bigint[]
  readonly moves: readonly bigint[]
  readonly counts: readonly number[]
}

export type Plan = {
  readonly wallets: readonly Purse[]
  readonly house: HouseSums
  readonly sent: readonly Sent[]
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
    seedId: null,
    nonce: null,
    lastNonce: null,
  }
}

/** Two seeds in one batch, or nonces that do not ascend, are decided item by item. */
function addDraw(purse: Purse, seedId: string, nonce: bigint | null): void {
  if (purse.seedId === null) {
    purse.seedId = seedId
    purse.nonce = nonce
  } else if (
    purse.seedId !== seedId ||
    purse.lastNonce === null ||
    nonce === null ||
    nonce <= purse.lastNonce
  )
    purse.isPlain = false
  purse.lastNonce = nonce
  if (nonce === null) purse.isPlain = false
}

/** Adds an item to its wallet's sums, including what must be available first so that every stake fits in order. */
function addTo(purse: Purse, entry: Entry): void {
  const { stake, amount, round } = entry
  if (!entry.isPlain) purse.isPlain = false
  const need = purse.lines === 0 ? stake : stake - purse.net
  if (need > purse.need) purse.need = need
  purse.net += amount
  purse.lines += 1
  if (entry.deposit !== 0n) purse.deposit += entry.deposit
  if (entry.isPlay) {
    const loss = stake + purse.stake - purse.win
    if (loss > purse.loss) purse.loss = loss
    if (stake > purse.most) purse.most = stake
    purse.stake += stake
    purse.win += amount + stake
  } else if (entry.op === OP.settle) purse.win += amount // its win lowers the loss
  if (round !== null && round.seedId !== null) addDraw(purse, round.seedId, round.nonce)
}

function purses(items: readonly Placed[]): Map<bigint, Purse> {
  const byWallet = new Map<bigint, Purse>()
  const settled = new Set<string>()
  let hasTransfers = false
  for (const { entry, book } of items) {
    let purse = byWallet.get(entry.wallet)
    if (purse === undefined) {
      purse = newPurse(entry.wallet, book)
      byWallet.set(entry.wallet, purse)
    }
    if (entry.toWallet !== null) hasTransfers = true
    if (entry.op !== OP.settle || entry.ref === null) continue
    if (settled.has(entry.ref)) purse.isPlain = false // two ends of one round in one batch: the second must see the first
    settled.add(entry.ref)
  }
  if (!hasTransfers) return byWallet
  for (const { entry, book } of items) {
    if (entry.toWallet === null) continue
    const target = byWallet.get(entry.toWallet) ?? newPurse(entry.toWallet, book)
    target.isPlain = false // a wallet that others pay into is decided item by item
    byWallet.set(entry.toWallet, target)
  }
  return byWallet
}

/** The house side of all items; the function sums again if it decides some of them individually. */
function houseSums(items: readonly Placed[]): HouseSums {
  const places = new Map<bigint, number>()
  const accounts: bigint[] = []
  const moves: bigint[] = []
  const counts: number[] = []
  const add = (account: bigint, amount: bigint) => {
    const place = places.get(account)
    if (place === undefined) {
      places.set(account, accounts.length)
      accounts.push(account)
      moves.push(amount)
      counts.push(1)
      return
    }
    moves[place]! += amount
    counts[place]! += 1
  }
  for (const { entry, house, house2 } of items) {
    if (house <= 0n) continue
    let given = 0n
    if (entry.pools !== null && entry.parts !== null) {
      for (let n = 0; n < entry.pools.length; n += 1) {
        add(entry.pools[n]!, entry.parts[n]!)
        given += entry.parts[n]!
      }
    }
    add(house, (entry.other === null ? -entry.amount : entry.other - entry.amount) - given)
    if (house2 !== null && entry.other !== null) add(house2, -entry.other)
  }
  return { accounts, moves, counts }
}

/**
 * Sums the items by wallet: wallets by ID, which is their lock order, items in arrival order, which is their decision order.
 * `isCareful` processes every item individually.
 */
export function planOf(items: readonly Placed[], isCareful = false): Plan {
  const byWallet = purses(items)
  const wallets = [...byWallet.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  for (let n = 0; n < wallets.length; n += 1) {
    wallets[n]!.place = n + 1
    if (isCareful) wallets[n]!.isPlain = false
  }
  const sent: Sent[] = []
  for (const { entry, book, house, house2 } of items) {
    const purse = byWallet.get(entry.wallet)!
    addTo(purse, entry)
    sent.push({ entry, book, house, house2, place: purse.place, run: purse.net, step: purse.lines })
  }
  return { wallets, house: houseSums(items), sent }
}
