import { inTransaction, type Tx } from '#db/pool.ts'
import { canonicalText } from '#game-kit/config-hash.ts'
import { anyJson, type Json } from '#game-kit/schema.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerItem, PostResult } from '#ledger/types.ts'
import { prepareEnds, settleRounds } from '#ledger/windows/settle.ts'
import { walletById } from '#ledger/wallets.ts'
import type { MemberCaller } from '#server/call.ts'
import { raiseKey } from '../../rules/ids.ts'
import { slipsByIds } from '../../store/mine.ts'
import { publicPieces } from '../../store/pieces.ts'
import { holdRound, type RoundRow } from '../../store/rounds.ts'
import {
  actedBy,
  actsOf,
  insertActions,
  lockActions,
  runningMs,
  slipById,
  type ActedBy,
  type ActedRow,
  type SlipRow,
} from '../../store/slips.ts'
import type { Host, Opened } from '../host.ts'
import { stakeRefusal, type ActRefusal, type StakeRefusal } from '../refusal.ts'
import { ownSlip, type Own } from '../slips.ts'
import { endOf, reckoner, storedSlip } from './reckon.ts'

export type ActAsked = {
  readonly slip: string
  /** The member's other slips of the same round that are acted on with it: all of them, or none. */
  readonly others?: readonly string[]
  readonly action: unknown
  readonly key: string
}

export type Acted = {
  readonly slip: string
  /** Milliseconds after the round began to run, by the database's clock. */
  readonly afterMs: number
  /** What the slip has won, if the action ended it. */
  readonly win: bigint | null
  /** The stake of the slip with what actions added to it. */
  readonly stake: bigint
}

type Refused = Extract<PostResult, { status: 'refused' }>

class RaiseRefused extends Error {
  readonly result: Refused
  constructor(result: Refused) {
    super(result.reason)
    this.result = result
  }
}

/**
 * An action while the round runs, on one slip or on several as one. In time is what is stored before the round ends by the database's
 * clock, read once: the round's row is held, so that its settlement waits. An action that ends the slips pays, and one that adds to their
 * stakes charges, in the same transaction and in one posting, its last statement. The same key returns the same result. Returns what
 * became of `slip`.
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
    return await inTransaction(host.app.db, (tx) => act(host, tx, { asked, own, opened }))
  } catch (error) {
    if (error instanceof RaiseRefused) return afterRollback(host, own.slip.wallet, error.result)
    throw error
  }
}

/** The balance as the member has it: the ledger's answer is after the raises before it, which were rolled back. */
async function afterRollback(host: Host, id: bigint, result: Refused): Promise<StakeRefusal> {
  const wallet = result.reason === 'insufficient' ? await walletById(host.app.db, id) : null
  return stakeRefusal(wallet ? { ...result, balance: wallet.balance, held: wallet.held } : result)
}

type Acting = { readonly asked: ActAsked; readonly own: Own; readonly opened: Opened }

async function act(host: Host, tx: Tx, { asked, own, opened }: Acting): Promise<Acted | ActRefusal> {
  const { others = [], action, key } = asked
  const { id } = own.slip
  const ids = [...new Set([id, ...others])]
  await lockActions(tx, ids)
  const before = await actedBy(tx, key)
  if (before) return again(tx, { id, action, before })
  const round = await holdRound(tx, own.round.id)
  const slips = await slipsByIds(tx, ids)
  const isOwn = (slip: SlipRow) => slip.wallet === own.slip.wallet && slip.round === own.round.id
  if (slips.length < ids.length || !slips.every(isOwn)) return { refused: 'shared.slipUnknown' }
  const clock = round && (await runningMs(tx, round.id))
  if (round?.state !== 'drawn' || !clock?.isRunning) return { refused: 'shared.saleOver' }
  if (slips.some(({ state }) => state !== 'open')) return { refused: 'shared.slipOver' }
  const acts = await actsOf(tx, round.id, ids)
  const pieces = (await publicPieces(tx, [round.id])).get(round.id) ?? []
  const { afterMs } = clock
  const actions: SlipAction[] = []
  for (const slip of slips) {
    const earlier = acts.get(slip.id) ?? []
    const allowed = opened.open.timed?.act(storedSlip(slip, earlier), action, { afterMs, pieces })
    if (!allowed) return { refused: 'shared.notAllowed' }
    actions.push({ slip, earlier, afterMs, key: slip.id === id ? key : `${key}:${slip.id}`, ...allowed })
  }
  await insertActions(
    tx,
    round.id,
    actions.map(({ slip, earlier, ...each }) => ({ ...each, slip: slip.id, no: earlier.length + 1 })),
  )
  const wins = await moveMoney(host, tx, { actions, round, opened })
  const named = actions.find(({ slip }) => slip.id === id)
  const stake = (named?.slip.stake ?? 0n) + (named?.charge ?? 0n)
  return { slip: id, afterMs, win: wins.get(id) ?? null, stake }
}

/** What an action does to one slip. */
type SlipAction = {
  readonly slip: SlipRow
  readonly earlier: readonly ActedRow[]
  readonly key: string
  readonly action: Json
  readonly afterMs: number
  readonly ends: boolean
  readonly charge: bigint
}

type Moving = {
  readonly actions: readonly SlipAction[]
  readonly round: RoundRow
  readonly opened: Opened
}

/** The last statement: raises or pays all slips together. Returns what slips that it ended have won. */
async function moveMoney(
  host: Host,
  tx: Tx,
  { actions, round, opened }: Moving,
): Promise<ReadonlyMap<string, bigint>> {
  const raising = actions.filter(({ charge }) => charge > 0n)
  const ending = actions.filter(({ ends }) => ends)
  if (raising.length > 0 && ending.length > 0)
    throw new Error(`shared rounds: an action on ${round.id} raises slips and ends slips`)
  if (raising.length > 0) await raiseAll(host, tx, { raising, round })
  if (ending.length === 0) return new Map()
  const reckon = reckoner(opened, round.outcome)
  const ended = ending.map(({ slip, earlier, action, afterMs }) => ({
    slip,
    reckoned: reckon(storedSlip(slip, [...earlier, { action, afterMs }])),
  }))
  const ends = ended.map(({ slip, reckoned }) => endOf(host, round, slip, reckoned))
  const { refused } = await settleRounds(tx, prepareEnds(ends))
  if (refused.length > 0)
    throw new Error(`shared rounds: the action on ${refused[0]?.end.round} was not paid`)
  return new Map(ended.map(({ slip, reckoned }) => [slip.id, reckoned.win]))
}

type Raising = { readonly raising: readonly SlipAction[]; readonly round: RoundRow }

/** Adds to the stakes of slips; a refusal of the ledger rolls all of the action back. */
async function raiseAll(host: Host, tx: Tx, { raising, round }: Raising): Promise<void> {
  const { vendor } = host.rowOf(round.game)
  const items = raising.map(({ slip, key, charge }): LedgerItem => ({
    step: 'raise',
    key: raiseKey(key),
    wallet: slip.wallet,
    vendor,
    round: slip.id,
    stake: charge,
  }))
  const refused = (await post(tx, items)).find(({ status }) => status === 'refused')
  if (refused?.status === 'refused') throw new RaiseRefused(refused)
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
