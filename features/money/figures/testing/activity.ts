import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { inTransaction, type Db } from '#db/pool.ts'
import { correctionCredit, correctionDebit } from '#features/money/adjustments/postings.ts'
import {
  depositCredited,
  depositCreditedOverLimit,
  depositFee,
  depositMatched,
  depositMatchedOverLimit,
} from '#features/money/deposits/postings.ts'
import { transferReceived, transferSent } from '#features/money/transfers/postings.ts'
import { vendorBack, vendorReturned, vendorSent } from '#features/play/vendor-wallets/postings.ts'
import { vendorPromo, vendorWin } from '#features/play/vendors/postings.ts'
import {
  withdrawalFee,
  withdrawalFeeReturned,
  withdrawalPaid,
  withdrawalReturned,
} from '#features/money/withdrawals/postings.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerItem } from '#ledger/types.ts'

/** Every kind of movement by its posting; a chargeback is an adjustment that reduces the balance. */
const moves = {
  credited: depositCredited,
  overLimit: depositCreditedOverLimit,
  matched: depositMatched,
  matchedOverLimit: depositMatchedOverLimit,
  depositFee,
  paid: withdrawalPaid,
  returned: withdrawalReturned,
  withdrawalFee,
  feeReturned: withdrawalFeeReturned,
  corrected: correctionCredit,
  chargedBack: correctionDebit,
  sent: transferSent,
  received: transferReceived,
  vendorSent,
  vendorBack,
  vendorReturned,
  promo: vendorPromo,
} as const

type Move = keyof typeof moves
const moveNames = Object.keys(moves) as Move[] // the table's own keys

const plays = [
  'instant',
  'open',
  'raise',
  'settle',
  'void',
  'reopen',
  'unraise',
  'further',
  'takeBack',
] as const
type Play = (typeof plays)[number]

export type Action = {
  readonly what: Move | Play
  /** Index into the list of members. */
  readonly who: number
  /** Minutes after the previous event. */
  readonly minutes: number
  readonly stake: bigint
  readonly win: bigint
}

/** Any events of money, with fractions below a hundredth, minutes to an hour apart. */
export const actions = fc.record({
  what: fc.oneof(
    fc.constantFrom<Move | Play>(...moveNames),
    fc.constantFrom<Move | Play>(...plays),
    fc.constantFrom<Move | Play>('instant', 'open', 'settle', 'void'),
  ),
  who: fc.nat({ max: 3 }),
  minutes: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 10, max: 60 })),
  stake: fc.bigInt({ min: 1n, max: 900_000n }),
  win: fc.bigInt({ min: 0n, max: 2_000_000n }),
})

type Round = {
  readonly id: string
  readonly bet: string
  readonly game: string
  stake: bigint
  win: bigint
  state: 'open' | 'settled' | 'void'
  settle: string
  isReopened: boolean
  raise: { readonly key: string; readonly amount: bigint } | null
  further: { readonly key: string; readonly amount: bigint } | null
}

/** What an event adds to the day's play: independent of the ledger and the views. */
export type Played = { readonly who: number; readonly at: Date } & Record<
  'rounds' | 'stakes' | 'wins',
  bigint
>

const GAMES = ['dice', 'river-dragon'] as const

/** Runs events through the ledger's API, each at its time, and returns the expected play figures. */
export async function live(
  owner: Db,
  wallets: readonly bigint[],
  { list, from }: { readonly list: readonly Action[]; readonly from: Date },
): Promise<{ readonly played: readonly Played[]; readonly until: Date }> {
  const rounds: Round[][] = wallets.map(() => [])
  const played: Played[] = []
  const run = randomUUID()
  let moment = from
  for (const [n, action] of list.entries()) {
    moment = new Date(moment.getTime() + action.minutes * 60_000)
    const wallet = wallets[action.who] ?? 0n
    const key = `${run}:${n}`
    const note = (rounds: bigint, stakes: bigint, wins: bigint) =>
      played.push({ who: action.who, at: moment, rounds, stakes, wins })
    const item = itemOf(action, { wallet, key, own: rounds[action.who] ?? [], note })
    if (!item) continue
    const [result] = await inTransaction(owner, (tx) => post(tx, [item], { at: moment }))
    if (result?.status !== 'ok') throw new Error(`live: ${action.what} was ${JSON.stringify(result)}`)
  }
  return { played, until: moment }
}

type Told = {
  readonly wallet: bigint
  readonly key: string
  readonly own: Round[]
  readonly note: (rounds: bigint, stakes: bigint, wins: bigint) => void
}

/** An event's ledger item; null if there is nothing to apply it to. */
function itemOf(action: Action, told: Told): LedgerItem | null {
  const { what, stake } = action
  const { wallet, key, own } = told
  const posting = moveNames.find((name) => name === what)
  if (posting)
    return { posting: moves[posting], key, wallet, amount: stake, detail: 'test', ref: randomUUID() }
  if (what === 'instant' || what === 'open') return begin(action, told)
  const last = (state: Round['state']) => own.findLast((round) => round.state === state)
  switch (what) {
    case 'settle':
      return settle(last('open'), action, told)
    case 'void':
      return voided(stake % 2n ? last('open') : last('settled'), told)
    case 'reopen':
      return reopened(
        own.findLast(({ state, settle: by }) => state === 'settled' && by !== ''),
        told,
      )
    case 'raise':
    case 'unraise':
      return raised(what, last('open'), action, told)
    default:
      return further(what, last('settled'), action, told)
  }
}

function begin({ what, stake, win }: Action, { wallet, key, own, note }: Told): LedgerItem {
  const id = randomUUID()
  const game = GAMES[Number(stake % 2n)] ?? 'dice'
  const round = { id, game, edition: 1, seedId: null, nonce: null, inputs: {}, outcome: {}, events: [] }
  const isOpen = what === 'open'
  const state = isOpen ? 'open' : 'settled'
  own.push({
    id,
    bet: key,
    game,
    stake,
    win: isOpen ? 0n : win,
    state,
    settle: '',
    isReopened: false,
    raise: null,
    further: null,
  })
  const play = { category: 'RNG' }
  if (isOpen) return { step: 'open', key, wallet, vendor: 'JADE_FORGE', stake, play, round }
  note(1n, stake, win)
  return { key, wallet, vendor: 'JADE_FORGE', stake, win, play, round }
}

function settle(round: Round | undefined, { win }: Action, { wallet, key, note }: Told): LedgerItem | null {
  if (!round) return null
  note(1n, round.stake, win)
  Object.assign(round, { state: 'settled', win, settle: key })
  return { step: 'settle', key, wallet, vendor: 'JADE_FORGE', round: round.id, stake: round.stake, win }
}

function voided(round: Round | undefined, { wallet, key, note }: Told): LedgerItem | null {
  if (!round) return null
  if (round.state === 'settled') note(-1n, -round.stake, -round.win)
  round.state = 'void'
  return { step: 'void', key, wallet, vendor: 'JADE_FORGE', round: round.id }
}

/** Reopens a settlement; the stake is open again. */
function reopened(round: Round | undefined, { wallet, key, note }: Told): LedgerItem | null {
  if (!round) return null
  note(-1n, -round.stake, -round.win)
  const target = round.settle
  Object.assign(round, { state: 'open', win: 0n, settle: '', isReopened: true, raise: null })
  return { step: 'rollback', key, wallet, target }
}

function raised(
  what: 'raise' | 'unraise',
  round: Round | undefined,
  { stake }: Action,
  { wallet, key }: Told,
): LedgerItem | null {
  if (!round) return null
  if (what === 'raise') {
    // raised after a settlement was reopened: the view counts that with the first settlement, see the decision
    if (round.isReopened) return null
    round.stake += stake
    round.raise = { key, amount: stake }
    return { step: 'raise', key, wallet, vendor: 'JADE_FORGE', round: round.id, stake }
  }
  if (!round.raise) return null
  const { key: target, amount } = round.raise
  round.stake -= amount
  round.raise = null
  return { step: 'rollback', key, wallet, target }
}

function further(
  what: 'further' | 'takeBack' | Action['what'],
  round: Round | undefined,
  { win }: Action,
  { wallet, key, note }: Told,
): LedgerItem | null {
  if (!round) return null
  if (what === 'further') {
    if (round.further) return null
    note(0n, 0n, win + 1n)
    round.further = { key, amount: win + 1n }
    const play = { vendor: 'JADE_FORGE', game: round.game, category: 'RNG' }
    return { posting: vendorWin, key, wallet, amount: win + 1n, detail: 'JADE_FORGE', ref: round.id, play }
  }
  if (!round.further) return null
  const { key: target, amount } = round.further
  note(0n, 0n, -amount)
  round.further = null
  return { step: 'rollback', key, wallet, target }
}
