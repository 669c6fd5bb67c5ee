import { inTransaction, type Db, type Tx } from '#db/pool.ts'
import { canonicalText } from '#game-kit/config-hash.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerItem, PostResult } from '#ledger/types.ts'
import { prepareEnds, settleRounds } from '#ledger/windows/settle.ts'
import { walletById } from '#ledger/wallets.ts'
import type { MemberCaller } from '#server/call.ts'
import { voidKey } from '../rules/ids.ts'
import { holdRound, roundById, type RoundRow } from '../store/rounds.ts'
import { slipsByIds } from '../store/mine.ts'
import {
  actedBy,
  actsOf,
  insertAction,
  lockActions,
  runningMs,
  slipById,
  type ActedBy,
  type SlipRow,
} from '../store/slips.ts'
import type { Host } from './host.ts'
import { cancelRefusal, type ActRefusal, type CancelRefusal } from './refusal.ts'
import { release } from '../store/exposure.ts'
import { endOf, reckoner, storedSlip } from './steps/reckon.ts'

type Own = { readonly slip: SlipRow; readonly round: RoundRow }

/** A slip of this member, or null. */
async function ownSlip(host: Host, member: Pick<MemberCaller, 'id'>, id: string): Promise<Own | null> {
  const slip = await slipById(host.app.db, id)
  const wallet = slip && (await walletById(host.app.db, slip.wallet))
  const round = slip && (await roundById(host.app.db, slip.round))
  return slip && round && wallet?.owner === member.id ? { slip, round } : null
}

/** Cancels a slip while its sale is on: the stake is returned. Twice is once. */
export async function cancelSlip(
  host: Host,
  member: Pick<MemberCaller, 'id'>,
  id: string,
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
  if (result.status === 'ok') await releaseSlip(host, host.app.db, own)
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
        vendor: 'JADE_FORGE',
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

export type ActAsked = { readonly slip: string; readonly action: unknown; readonly key: string }

export type Acted = {
  readonly slip: string
  /** Milliseconds after the round began to run, by the database's clock. */
  readonly afterMs: number
  /** What the slip has won, if the action ended it. */
  readonly win: bigint | null
}

/**
 * An action while the round runs. In time is what is stored before the round ends by the database's clock: the round's row is held, so that
 * its settlement waits. An action that ends the slip pays in the same transaction. The same key returns the same result.
 */
export async function actOnSlip(
  host: Host,
  member: Pick<MemberCaller, 'id'>,
  { slip: id, action, key }: ActAsked,
): Promise<Acted | ActRefusal> {
  const own = await ownSlip(host, member, id)
  if (!own) return { refused: 'shared.slipUnknown' }
  const { open } = await host.opened(own.round)
  if (!open.timed) return { refused: 'shared.notAllowed' }
  return inTransaction(host.app.db, async (tx) => {
    await lockActions(tx, id)
    const before = await actedBy(tx, key)
    if (before) return again(tx, { id, action, before })
    const round = await holdRound(tx, own.round.id)
    const slip = await slipById(tx, id)
    const clock = round && (await runningMs(tx, round.id))
    if (round?.state !== 'drawn' || !clock?.isRunning) return { refused: 'shared.saleOver' } as const
    if (slip?.state !== 'open') return { refused: 'shared.slipOver' } as const
    const acts = (await actsOf(tx, round.id, [id])).get(id) ?? []
    const act = open.timed?.act(storedSlip(slip, acts), action, clock.afterMs)
    if (!act) return { refused: 'shared.notAllowed' } as const
    const stored = { action: act.action, afterMs: clock.afterMs }
    await insertAction(tx, { slip: id, no: acts.length + 1, round: round.id, key, ...stored })
    if (!act.ends) return { slip: id, afterMs: clock.afterMs, win: null }
    const reckoned = reckoner(await host.opened(round), round.outcome)(storedSlip(slip, [...acts, stored]))
    const { refused } = await settleRounds(tx, prepareEnds([endOf(host, round, slip, reckoned)]))
    if (refused.length > 0) throw new Error(`shared rounds: the action on ${id} was not paid`)
    return { slip: id, afterMs: clock.afterMs, win: reckoned.win }
  })
}

type Again = { id: string; action: unknown; before: ActedBy }

async function again(tx: Tx, { id, action, before }: Again): Promise<Acted | ActRefusal> {
  const isSame = before.slip === id && canonicalText(before.action) === JSON.stringify(action)
  if (!isSame) return { refused: 'idempotency.conflict' }
  const slip = await slipById(tx, id)
  return { slip: id, afterMs: before.afterMs, win: slip?.state === 'settled' ? slip.win : null }
}
