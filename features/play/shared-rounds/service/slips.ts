import { STUDIO } from '#game-kit/game.ts'
import { inTransaction, type Db, type Tx } from '#db/pool.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerItem, PostResult } from '#ledger/types.ts'
import { walletById } from '#ledger/wallets.ts'
import type { MemberCaller } from '#server/call.ts'
import { voidKey } from '../rules/ids.ts'
import { holdRound, roundById, type RoundRow } from '../store/rounds.ts'
import { slipsByIds } from '../store/mine.ts'
import { slipById, type SlipRow } from '../store/slips.ts'
import type { Host } from './host.ts'
import { cancelRefusal, type CancelRefusal } from './refusal.ts'
import { release } from '../store/exposure.ts'

export type Own = { readonly slip: SlipRow; readonly round: RoundRow }

/** A slip of this member, or null. */
export async function ownSlip(host: Host, member: Pick<MemberCaller, 'id'>, id: string): Promise<Own | null> {
  const slip = await slipById(host.app.db, id)
  const wallet = slip && (await walletById(host.app.db, slip.wallet))
  const round = slip && (await roundById(host.app.db, slip.round))
  return slip && round && wallet?.owner === member.id ? { slip, round } : null
}

/**
 * Cancels a slip while its sale is on: the stake is returned. Twice is once; `onReturned` is called where it was this call that did it.
 */
export async function cancelSlip(
  host: Host,
  member: Pick<MemberCaller, 'id'>,
  id: string,
  onReturned?: (slip: SlipRow) => Promise<void>,
): Promise<{ readonly balance: bigint } | CancelRefusal> {
  const own = await ownSlip(host, member, id)
  if (!own) return { refused: 'shared.slipUnknown' }
  const { vendor } = host.rowOf(own.round.game)
  const { slip, round } = own
  const result = await host.app.ledger.enqueue({
    step: 'void',
    key: voidKey(id),
    wallet: slip.wallet,
    vendor,
    round: id,
    window: round.id,
  })
  if (result.status === 'refused' || result.status === 'overloaded') return cancelRefusal(result)
  if (result.status === 'ok') {
    await releaseSlip(host, host.app.db, own)
    await onReturned?.(slip)
  }
  return { balance: result.balance - result.held }
}

/**
 * Gives back what a cancelled slip had reserved of the caps. After its stake: if the process dies in between, too much stays reserved,
 * never too little.
 */
async function releaseSlip(host: Host, db: Db | Tx, { slip, round }: Own): Promise<void> {
  const { open } = await host.opened(round)
  const exposure = open.exposure(slip.inputs)
  if (exposure.size > 0) await release(db, { round: round.id, wallet: slip.wallet }, exposure)
}

/**
 * Takes slips back that the system sold ahead (a chase that stopped), at any time before their round is drawn; those that are drawn, void
 * or settled are left alone. Returns the IDs of those that were taken back. For `roundSettled`, in a transaction of its own.
 */
export async function withdrawSlips(host: Host, ids: readonly string[]): Promise<readonly string[]> {
  return inTransaction(host.app.db, async (tx) => {
    const slips = (await slipsByIds(tx, ids)).filter(({ state }) => state === 'open')
    const isBefore = new Map<string, boolean>()
    const rounds = new Map<string, RoundRow>()
    for (const round of [...new Set(slips.map((slip) => slip.round))].sort()) {
      const held = await holdRound(tx, round) // no draw until this has committed
      if (held) rounds.set(round, held)
      isBefore.set(round, held?.state === 'open' || (held?.state === 'locked' && held.piecesShown === 0))
    }
    const items = slips
      .filter(({ round }) => isBefore.get(round))
      .map(({ id, wallet }): LedgerItem => ({
        step: 'void',
        key: voidKey(id),
        wallet,
        vendor: STUDIO,
        round: id,
      }))
    const results = items.length > 0 ? await post(tx, items) : []
    for (const [place, item] of items.entries()) {
      const slip = slips.find(({ id }) => 'round' in item && id === item.round)
      const round = slip && rounds.get(slip.round)
      if (slip && round && results[place]?.status === 'ok') await releaseSlip(host, tx, { slip, round })
    }
    return items.flatMap((item, place) =>
      'round' in item && isDone(results[place]) ? [String(item.round)] : [],
    )
  })
}

const isDone = (result: PostResult | undefined): boolean =>
  result !== undefined && result.status !== 'refused'
