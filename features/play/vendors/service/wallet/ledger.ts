import type { LedgerItem, PostResult } from '#ledger/types.ts'
import type { Result, Status } from '../../rules/acts.ts'
import type { Guest, Player } from '../../store/players.ts'
import type { Waiting } from '../../store/transactions.ts'
import { undone } from './undone.ts'
import { moneyOf, type Scene } from './who.ts'

/** One key space per vendor: its transaction ids are unique across all operations. */
export function keyOf(vendor: string, ref: string): string {
  return `vendor:${vendor}:${ref}`
}

type Said = Extract<PostResult, { readonly status: 'ok' | 'duplicate' }>

/** For postings that must not be refused: refunds and wins. Throws where the ledger refuses nevertheless. */
export function mustHold(results: readonly PostResult[]): Said {
  const last = results.at(-1)
  for (const result of results) {
    if (result.status !== 'refused') continue
    if (result.reason === 'frozen') throw undone('RS_ERROR_USER_DISABLED') // the wallet was closed permanently
    throw new Error(`vendors: the ledger refused ${result.reason}`)
  }
  if (last === undefined || last.status === 'refused') throw new Error('vendors: nothing was posted')
  return last
}

export async function after(scene: Scene, player: Guest, said: Said, id: string): Promise<Result> {
  return { status: 'RS_OK', ...(await newsOf(scene, player, said)), id }
}

/** The balance after a movement, for the vendor's reply and for the member's pages; a statement more only for a member with a bonus. */
export async function newsOf(scene: Scene, player: Guest, said: Said) {
  const { balance, held, seq } = said
  const moved = { memberId: player.memberId, balance, held, seq }
  if (player.hasBonus) return { ...(await moneyOf(scene, player)), moved }
  return { user: player.ref, balance: balance - held, currency: player.currency, moved }
}

/** The ledger's refusal of a stake as a vendor status; stored, so that retries get the same one. */
export async function noToStake(
  scene: Scene,
  player: Guest,
  result: Extract<PostResult, { readonly status: 'refused' }>,
): Promise<Result> {
  const cash = {
    user: player.ref,
    balance: (result.balance ?? 0n) - (result.held ?? 0n),
    currency: player.currency,
  }
  const money = player.hasBonus ? await moneyOf(scene, player) : cash
  const no = (status: Status): Result => ({ status, ...money })
  switch (result.reason) {
    case 'insufficient':
    case 'debt':
      return no('RS_ERROR_NOT_ENOUGH_MONEY')
    case 'limit':
      return { ...no('RS_ERROR_LIMIT_REACHED'), guard: result.guard ?? '', stopped: player.memberId }
    case 'frozen':
      return no('RS_ERROR_USER_DISABLED')
    default:
      throw new Error(`vendors: the ledger refused a stake: ${result.reason}`)
  }
}

/** Settles a stake in open_bets; `why` distinguishes the key. `valid` is the whole stake by default. */
export function settling(
  player: Player,
  bet: Waiting,
  {
    win,
    valid,
    key,
    why,
  }: { readonly win: bigint; readonly valid?: bigint; readonly key: string; readonly why: string },
): LedgerItem {
  return {
    step: 'settle',
    key,
    wallet: player.wallet,
    vendor: bet.vendor,
    round: ledgerRoundOf(bet),
    stake: bet.amount,
    win,
    ...(valid === undefined ? {} : { valid }),
    outcome: { transaction: why },
  }
}

function ledgerRoundOf(bet: Waiting): string {
  if (bet.ledgerRound === null)
    throw new Error(`vendors: ${bet.ref} of ${bet.vendor} has no round in the ledger`)
  return bet.ledgerRound
}
