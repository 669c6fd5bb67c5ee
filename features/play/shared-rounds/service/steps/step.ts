import { inTransaction, type Tx } from '#db/pool.ts'
import type { WonNews } from '#ledger/windows/settle.ts'
import type { RoundState } from '../../rules/states.ts'
import { lockDue, roundById, type RoundRow } from '../../store/rounds.ts'
import { roundSettled } from '../../extension-points.ts'
import type { Host } from '../host.ts'
import { announce, tellWinners } from '../news.ts'
import { drawRound, showPiece } from './draw.ts'
import { endCorrection, revealRound } from './reveal.ts'
import { lockSale, openRound, sealTickets } from './sale.ts'
import { correctSlice, settleSlice, voidSlice } from './settle.ts'

/** The result of a step, after its commit. */
export type Stepped = {
  readonly state: RoundState
  /** It waits for another round. */
  readonly isWaiting?: boolean
  readonly news?: readonly WonNews[]
}

/**
 * Takes a due round one step further, in one transaction that tests its state under its lock: repeated, concurrent or interrupted at any
 * statement, each step happens once. Null: the round is not due, or another worker is at it.
 */
export async function stepRound(host: Host, id: string): Promise<Stepped | null> {
  const before = await roundById(host.app.db, id)
  if (before?.isHookDue) await callHooks(host, before)
  const done = await inTransaction(host.app.db, async (tx) => {
    const round = await lockDue(tx, id)
    if (!round) return null
    // a round that was settled since it was read: the next call tells the others first
    if (round.isHookDue && !before?.isHookDue) return { round, stepped: { state: round.state } }
    return { round, stepped: await stepOf(host, tx, round) }
  })
  if (!done) return null
  const { round, stepped } = done
  if (!stepped.isWaiting && !host.rowOf(round.game).isOwnSale) announce(host.app, round)
  if (stepped.news) tellWinners(host.app, stepped.news)
  return stepped
}

async function callHooks(host: Host, round: RoundRow): Promise<void> {
  const { id, series, number, label, game, settlement } = round
  const isVoid = round.state === 'void'
  const outcome = isVoid ? null : round.outcome
  const state = isVoid ? ('void' as const) : ('settled' as const)
  for (const hook of roundSettled.of(host.app))
    await hook(host.app, { id, series, number, label, game, state, outcome, settlement })
}

async function stepOf(host: Host, tx: Tx, round: RoundRow): Promise<Stepped> {
  switch (round.state) {
    case 'scheduled':
      return openRound(host, tx, round)
    case 'open':
      return lockSale(tx, round)
    case 'locked':
      return round.ticketsHash === null ? sealTickets(tx, round) : drawRound(host, tx, round)
    case 'drawn':
      return (await showPiece(host, tx, round)) ?? settleSlice(host, tx, round)
    case 'void':
      return round.voidedAt === null ? voidSlice(host, tx, round) : revealRound(host, tx, round)
    case 'settled':
      return revealRound(host, tx, round)
    case 'revealed':
      return round.isHookDue ? endCorrection(tx, round) : correctSlice(host, tx, round)
  }
}
