import { STUDIO } from '#game-kit/game.ts'
import { inTransaction, type Db, type Tx } from '#db/pool.ts'
import { canonicalText } from '#game-kit/config-hash.ts'
import { anyJson } from '#game-kit/schema.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerItem, PostResult } from '#ledger/types.ts'
import { prepareEnds, settleRounds } from '#ledger/windows/settle.ts'
import { walletById } from '#ledger/wallets.ts'
import type { MemberCaller } from '#server/call.ts'
import { raiseKey, voidKey } from '../rules/ids.ts'
import { holdRound, roundById, type RoundRow } from '../store/rounds.ts'
import { slipsByIds } from '../store/mine.ts'
import { publicPieces } from '../store/pieces.ts'
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
import type { Host, Opened } from './host.ts'
import {
  cancelRefusal,
  stakeRefusal,
  type ActRefusal,
  type CancelRefusal,
  type StakeRefusal,
} from './refusal.ts'
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

export type ActAsked = { readonly slip: string; readonly action: unknown; readonly key: string }

export type Acted = {
  readonly slip: string
  /** Milliseconds after the round began to run, by the database's clock. */
  readonly afterMs: number
  /** What the slip has won, if the action ended it. */
  readonly win: bigint | null
  /** The stake of the slip with what actions added to it. */
  readonly stake: bigint
}

class RaiseRefused extends Error {
  readonly result: Extract<PostResult, { status: 'refused' }>
  constructor(result: Extract<PostResult, { status: 'refused' }>) {
    super(result.reason)
    this.result = result
  }
}

/**
 * An action while the round runs. In time is what is stored before the round ends by the database's clock: the round's row is held, so that
 * its settlement waits. An action that ends the slip pays, and one that adds to the stake charges, in the same transaction. The same key
 * returns the same result.
 */
export async function actOnSlip(
  host: Host,
  member: Pick<MemberCaller, 'id'>,
  asked: ActAsked,
): Promise<Acted | ActRefusal | StakeRefusal> {
  const own = await ownSlip(host, member, asked.slip)
  if (!own) return { refused: 'shared.slipUnknown' }
  const opened = await host.opened(own.round)
  if (!opened.open.timed) return { refused: 'shared.notAllowed' }
  try {
    return await inTransaction(host.app.db, (tx) => act(host, tx, { asked, roundId: own.round.id, opened }))
  } catch (error) {
    if (error instanceof RaiseRefused) return stakeRefusal(error.result)
    throw error
  }
}

type Acting = { readonly asked: ActAsked; readonly roundId: string; readonly opened: Opened }

async function act(host: Host, tx: Tx, { asked, roundId, opened }: Acting): Promise<Acted | ActRefusal> {
  const { slip: id, action, key } = asked
  await lockActions(tx, id)
  const before = await actedBy(tx, key)
  if (before) return again(tx, { id, action, before })
  const round = await holdRound(tx, roundId)
  const slip = await slipById(tx, id)
  const clock = round && (await runningMs(tx, round.id))
  if (round?.state !== 'drawn' || !clock?.isRunning) return { refused: 'shared.saleOver' }
  if (slip?.state !== 'open') return { refused: 'shared.slipOver' }
  const acts = (await actsOf(tx, round.id, [id])).get(id) ?? []
  const pieces = (await publicPieces(tx, [round.id])).get(round.id) ?? []
  const { afterMs } = clock
  const allowed = opened.open.timed?.act(storedSlip(slip, acts), action, { afterMs, pieces })
  if (!allowed) return { refused: 'shared.notAllowed' }
  const stored = { action: allowed.action, afterMs }
  await insertAction(tx, { slip: id, no: acts.length + 1, round: round.id, key, ...stored })
  if (allowed.charge > 0n) await raise(host, tx, { slip, round, key, charge: allowed.charge })
  const stake = slip.stake + allowed.charge
  if (!allowed.ends) return { slip: id, afterMs, win: null, stake }
  const reckoned = reckoner(opened, round.outcome)(storedSlip(slip, [...acts, stored]))
  const { refused } = await settleRounds(tx, prepareEnds([endOf(host, round, slip, reckoned)]))
  if (refused.length > 0) throw new Error(`shared rounds: the action on ${id} was not paid`)
  return { slip: id, afterMs, win: reckoned.win, stake }
}

type Raise = {
  readonly slip: SlipRow
  readonly round: RoundRow
  readonly key: string
  readonly charge: bigint
}

/** Adds to the stake of a slip; a refusal of the ledger rolls the action back. */
async function raise(host: Host, tx: Tx, { slip, round, key, charge }: Raise): Promise<void> {
  const { vendor } = host.rowOf(round.game)
  const item: LedgerItem = {
    step: 'raise',
    key: raiseKey(key),
    wallet: slip.wallet,
    vendor,
    round: slip.id,
    stake: charge,
  }
  const [result] = await post(tx, [item])
  if (result?.status === 'refused') throw new RaiseRefused(result)
}

type Again = { id: string; action: unknown; before: ActedBy }

async function again(tx: Tx, { id, action, before }: Again): Promise<Acted | ActRefusal> {
  const asked = anyJson.parse(action)
  const isSame = before.slip === id && asked.ok && canonicalText(before.action) === canonicalText(asked.value)
  if (!isSame) return { refused: 'idempotency.conflict' }
  const slip = await slipById(tx, id)
  const win = slip?.state === 'settled' ? slip.win : null
  return { slip: id, afterMs: before.afterMs, win, stake: slip?.stake ?? 0n }
}
