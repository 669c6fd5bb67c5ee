import type {
  Contribution,
  HoldItem,
  HoldStep,
  LedgerItem,
  OpenItem,
  PostItem,
  RollbackItem,
  RoundItem,
  RoundStep,
} from '../types.ts'
import { OP, roundKinds, type Entry, type RoundPart } from './entry.ts'
import { fingerprint, isUuid, keyBytes, keyUuid, uuidOf } from './keys.ts'

const positive = (amount: bigint, key: string): bigint => {
  if (amount <= 0n) throw new RangeError(`ledger: the amount of ${key} must be positive`)
  return amount
}

const notNegative = (amount: bigint, key: string): bigint => {
  if (amount < 0n) throw new RangeError(`ledger: an amount of ${key} is negative`)
  return amount
}

const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value)

/** Default values of most items. Every entry is written in this order: one object shape keeps the hot path fast. */
function entry(
  item: { readonly key: string; readonly wallet: bigint },
  at: Date | null,
  part: Partial<Entry>,
): Entry {
  return {
    op: part.op ?? OP.move,
    key: keyBytes(item.key),
    print: part.print ?? 0n,
    wallet: item.wallet,
    home: null,
    kind: part.kind ?? 0,
    house: part.house ?? null,
    house2: part.house2 ?? null,
    toWallet: part.toWallet ?? null,
    amount: part.amount ?? 0n,
    stake: part.stake ?? 0n,
    other: part.other ?? null,
    ref: part.ref ?? null,
    note: part.note ?? null,
    until: part.until ?? null,
    at,
    vendor: part.vendor ?? null,
    round: part.round ?? null,
    isPlain: part.isPlain ?? false,
    isPlay: part.isPlay ?? false,
    deposit: part.deposit ?? 0n,
    category: part.category ?? null,
    valid: part.valid ?? null,
    window: part.window ?? null,
    epoch: part.epoch ?? null,
    windows: part.windows ?? null,
    epochs: part.epochs ?? null,
    pools: part.pools ?? null,
    parts: part.parts ?? null,
  }
}

function sides(item: PostItem): Pick<Entry, 'house' | 'toWallet'> {
  const { posting, toWallet } = item
  if (toWallet !== undefined) {
    if (toWallet === item.wallet) throw new RangeError(`ledger: ${item.key} moves a wallet's money to itself`)
    if (posting.wallet === 'credit')
      throw new RangeError(`ledger: ${posting.kind} cannot credit from a wallet`)
    return { house: null, toWallet }
  }
  if (posting.house === null) throw new RangeError(`ledger: ${posting.kind} needs toWallet`)
  return { house: { kind: posting.house, detail: item.detail ?? '' }, toWallet: null }
}

function moved(item: PostItem): Partial<Entry> & { readonly print: bigint } {
  const { posting, ref } = item
  const amount = positive(item.amount, item.key)
  const isDebit = posting.wallet === 'debit'
  const isReference = ref !== undefined && isUuid(ref)
  return {
    ...sides(item),
    print: fingerprint(
      `${posting.code}|${item.wallet}|${item.toWallet ?? ''}|${item.detail ?? ''}|${amount}`,
    ),
    kind: posting.code,
    amount: isDebit ? -amount : amount,
    stake: isDebit ? amount : 0n,
    ref: isReference ? uuidOf(ref) : null,
    note: isReference ? null : (ref ?? null),
    isPlain: item.toWallet === undefined,
    isPlay: posting.spends === true,
    deposit: posting.deposits ? amount : 0n,
    ...(item.play ? furtherOf(item.play) : {}),
  }
}

/** The play that a win beside its bet's settlement belongs to. */
function furtherOf({ vendor, game, category }: NonNullable<PostItem['play']>): Partial<Entry> {
  return { vendor, category, round: { ...partOf({}), game } }
}

function played(item: RoundItem | OpenItem, at: Date | null): Entry {
  const { key, wallet, vendor, round } = item
  const isOpen = item.step === 'open'
  const stake = notNegative(item.stake, key)
  const win = isOpen ? 0n : notNegative(item.win, key)
  const inputs = json(round.inputs)
  const asked = `${isOpen ? 'open' : 'play'}|${wallet}|${vendor}|${round.game}|${stake}|${item.request ?? inputs ?? ''}`
  return {
    op: isOpen ? OP.open : OP.instant,
    key: keyBytes(key),
    print: fingerprint(asked),
    wallet,
    home: item.home ?? null,
    kind: isOpen ? roundKinds.bet : roundKinds.played,
    house: { kind: isOpen ? 'open_bets' : 'ggr', detail: vendor },
    house2: null,
    toWallet: null,
    amount: win - stake,
    stake,
    other: null,
    ref: uuidOf(round.id),
    note: null,
    until: null,
    at,
    vendor,
    round: {
      game: round.game,
      edition: round.edition,
      seedId: round.seedId === null ? null : uuidOf(round.seedId),
      nonce: round.nonce,
      inputs,
      outcome: json(round.outcome),
      events: json(round.events),
    },
    isPlain: true,
    isPlay: true,
    deposit: 0n,
    category: item.play?.category ?? null,
    valid: validOf(item.play?.valid, stake, key),
    ...windowsOf(isOpen ? item : {}, key),
    ...poolsOf(isOpen ? [] : (item.contributions ?? []), stake, key),
  }
}

/** What it gives to jackpot pools. Throws RangeError for an amount that is not positive, a pool named twice, or more than the stake. */
function poolsOf(given: readonly Contribution[], stake: bigint, key: string): Pick<Entry, 'pools' | 'parts'> {
  if (given.length === 0) return { pools: null, parts: null }
  const pools = given.map(({ account }) => account)
  const parts = given.map(({ amount }) => positive(amount, key))
  if (new Set(pools).size < pools.length || parts.reduce((sum, part) => sum + part, 0n) > stake)
    throw new RangeError(`ledger: the contributions of ${key} are not within its stake`)
  return { pools, parts }
}

type Windows = Pick<Entry, 'window' | 'epoch' | 'windows' | 'epochs'>

/** The windows of an item: the first, and the others if there are any. Throws RangeError if one is named twice. */
function windowsOf(
  { window, furtherWindows = [] }: Pick<OpenItem, 'window' | 'furtherWindows'>,
  key: string,
): Windows {
  const further = furtherWindows.length > 0
  if (!window) {
    if (further) throw new RangeError(`ledger: ${key} has further windows but no first one`)
    return { window: null, epoch: null, windows: null, epochs: null }
  }
  const windows = furtherWindows.map(({ id }) => uuidOf(id))
  const first = uuidOf(window.id)
  if (new Set([first, ...windows]).size <= windows.length)
    throw new RangeError(`ledger: ${key} names a window twice`)
  return {
    window: first,
    epoch: window.epoch,
    windows: further ? windows : null,
    epochs: further ? furtherWindows.map(({ epoch }) => epoch) : null,
  }
}

function validOf(valid: bigint | undefined, stake: bigint, key: string): bigint | null {
  if (valid === undefined) return null
  if (valid < 0n || valid > stake)
    throw new RangeError(`ledger: the valid bet of ${key} is not within its stake`)
  return valid
}

function partOf(item: {
  readonly inputs?: unknown
  readonly outcome?: unknown
  readonly events?: unknown
}): RoundPart {
  const { inputs, outcome, events } = item
  const part = { inputs: json(inputs), outcome: json(outcome), events: json(events) }
  return { game: null, edition: null, seedId: null, nonce: null, ...part }
}

function stepped(item: RoundStep, at: Date | null): Entry {
  const { key, wallet, vendor } = item
  const base = { ref: uuidOf(item.round), vendor }
  if (item.step === 'raise') {
    const stake = positive(item.stake, key)
    const print = fingerprint(`raise|${wallet}|${item.round}|${stake}`)
    const part = {
      op: OP.raise,
      print,
      kind: roundKinds.raise,
      stake,
      amount: -stake,
      round: partOf(item),
      isPlay: true,
    }
    return entry(item, at, { ...base, ...part })
  }
  if (item.step === 'void') {
    const print = fingerprint(`void|${wallet}|${item.round}`)
    const window = item.window === undefined ? null : uuidOf(item.window)
    return entry(item, at, { ...base, op: OP.void, print, kind: roundKinds.refund, window })
  }
  return entry(item, at, {
    ...base,
    op: OP.settle,
    print: fingerprint(`settle|${wallet}|${item.round}|${item.win}`),
    kind: roundKinds.win,
    house: { kind: 'ggr', detail: vendor },
    house2: { kind: 'open_bets', detail: vendor },
    amount: notNegative(item.win, key),
    other: notNegative(item.stake, key),
    valid: validOf(item.valid, item.stake, key),
    round: partOf(item),
    isPlain: true,
    ...windowsOf(item, key),
  })
}

function rolledBack(item: RollbackItem, at: Date | null): Entry {
  if (item.target === item.key) throw new RangeError(`ledger: ${item.key} cannot roll itself back`)
  const print = fingerprint(`rollback|${item.wallet}|${item.target}`)
  return entry(item, at, { op: OP.rollback, print, kind: roundKinds.rollback, ref: keyUuid(item.target) })
}

function held(item: HoldItem | HoldStep, at: Date | null): Entry {
  const ref = uuidOf(item.hold)
  if (item.step === 'hold') {
    const print = fingerprint(`hold|${item.wallet}|${item.amount}|${item.purpose}`)
    const stake = positive(item.amount, item.key)
    return entry(item, at, {
      op: OP.hold,
      print,
      stake,
      ref,
      note: item.purpose,
      until: item.expiresAt ?? null,
    })
  }
  if (item.step === 'postHold') {
    const move = moved(item)
    const print = fingerprint(`postHold|${item.hold}|${move.print}`)
    return entry(item, at, { ...move, op: OP.postHold, print, ref, note: item.ref ?? null, isPlain: false })
  }
  const print = fingerprint(`${item.step}|${item.wallet}|${item.hold}`)
  return entry(item, at, { op: OP[item.step], print, ref })
}

/**
 * Validates an item and converts it to the SQL function's form; `at` writes history and is only for the owner. Throws RangeError for an
 * amount or a direction that no caller may send.
 */
export function toEntry(item: LedgerItem, at: Date | null = null): Entry {
  const step = 'step' in item ? item.step : undefined
  switch (step) {
    case undefined:
    case 'instant':
    case 'open':
      return 'posting' in item ? entry(item, at, moved(item)) : played(item as RoundItem | OpenItem, at) // the union has no tag here
    case 'rollback':
      return rolledBack(item as RollbackItem, at)
    case 'raise':
    case 'settle':
    case 'void':
      return stepped(item as RoundStep, at)
    default:
      return held(item as HoldItem | HoldStep, at)
  }
}
