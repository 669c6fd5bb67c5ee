import type { Tx } from '#db/pool.ts'
import { fairChance } from '#kit/chance-fair.ts'
import type { Json } from '#game-kit/schema.ts'
import { setBetWindow } from '#ledger/windows/windows.ts'
import { insertPieces, piecesOf, type PieceRow } from '../../store/pieces.ts'
import { changeRound, dbNow, hasUnrevealed, type RoundRow } from '../../store/rounds.ts'
import { setCarry, seriesByKey } from '../../store/series.ts'
import { seedOf } from '../chains.ts'
import type { Host, Opened } from '../host.ts'
import type { Stepped } from './step.ts'

/** How long to wait for an earlier round of the series, in milliseconds. */
const ORDER_WAIT_MS = 200

/** locked → drawn, from the chain, after the earlier rounds of the series are revealed: each seed reveals all earlier ones. */
export async function drawRound(host: Host, tx: Tx, round: RoundRow): Promise<Stepped> {
  if (await hasUnrevealed(tx, round)) {
    const due = new Date((await dbNow(tx)).getTime() + ORDER_WAIT_MS)
    await changeRound(tx, round.id, { due }, null)
    return { state: 'locked', isWaiting: true }
  }
  const { open } = await host.opened(round)
  const { salt, chainIndex } = round
  if (salt === null || chainIndex === null) throw new Error(`shared rounds: ${round.id} has no salt`)
  const carryBefore = await carryOf(tx, round, open.firstCarry)
  const chance = fairChance({
    serverSeed: await seedOf(host, tx, round),
    clientSeed: salt,
    nonce: chainIndex,
  })
  const { outcome, carry } = open.draw(chance, carryBefore)
  if (open.hasCarry) await setCarry(tx, round.series, { number: round.number, carry })
  const carried = open.hasCarry ? { carryBefore, carryAfter: carry } : {}
  return storeDrawn(tx, round, { outcome, opened: open, carried })
}

async function carryOf(tx: Tx, { series }: RoundRow, first: Json): Promise<Json> {
  const found = await seriesByKey(tx, series)
  return found?.carry ?? first
}

/** Stores an outcome. It is public when the round ends: at once, after its run, or with its last piece. */
export async function storeDrawn(
  tx: Tx,
  round: RoundRow,
  drawn: {
    readonly outcome: Json
    readonly opened: Opened['open']
    readonly carried?: { readonly carryBefore: Json; readonly carryAfter: Json } | Record<never, never>
    /** Every piece is public already. */
    readonly isShown?: true
  },
): Promise<Stepped> {
  const { outcome, opened, carried = {}, isShown } = drawn
  const drawnAt = await dbNow(tx)
  const planned = isShown ? [] : (opened.piecewise?.pieces(outcome) ?? [])
  const pieces = planned.map(({ piece, afterMs }, at): PieceRow => ({ no: at + 1, piece, afterMs }))
  const runsMs = Math.max(opened.timed?.runsMs(outcome) ?? 0, pieces.at(-1)?.afterMs ?? 0)
  const endsAt = new Date(drawnAt.getTime() + runsMs)
  await insertPieces(tx, round.id, { pieces, source: 'chain', confirmedBy: '' })
  const due = nextDue({ drawnAt, endsAt, pieces, shown: 0 })
  const isPublic = runsMs === 0
  await changeRound(
    tx,
    round.id,
    {
      state: 'drawn',
      due,
      drawnAt,
      endsAt,
      outcome,
      liveUntil: null,
      settledTo: null,
      settledSlips: 0,
      ...carried,
    },
    { kind: 'drawn', data: { drawnAt: drawnAt.toISOString(), ...(isPublic ? { outcome } : {}) } },
  )
  return { state: 'drawn' }
}

/** When the next piece is shown, or the round ends. */
function nextDue(drawn: { drawnAt: Date; endsAt: Date; pieces: readonly PieceRow[]; shown: number }): Date {
  const next = drawn.pieces[drawn.shown]
  return next ? new Date(drawn.drawnAt.getTime() + next.afterMs) : drawn.endsAt
}

/**
 * Makes the next piece public, and moves the window's epoch in the same transaction: a bet that was priced without it is refused from then
 * on. The last piece ends the sale. Null: every piece is public.
 */
export async function showPiece(host: Host, tx: Tx, round: RoundRow): Promise<Stepped | null> {
  const { drawnAt, endsAt } = round
  const { open } = await host.opened(round)
  if (!open.piecewise || !drawnAt || !endsAt) return null
  const pieces = await piecesOf(tx, round.id)
  const next = pieces[round.piecesShown]
  if (!next) return null
  const shown = round.piecesShown + 1
  await moveLiveSale(tx, round, {
    shown,
    isLive: open.piecewise.isLive && shown < pieces.length,
    until: endsAt,
  })
  const due = nextDue({ drawnAt, endsAt, pieces, shown })
  await changeRound(
    tx,
    round.id,
    { due, piecesShown: shown },
    { kind: 'piece', data: { no: shown, piece: next.piece } },
  )
  return { state: 'drawn' }
}

/** The window after a piece: open for bets on the rest, or shut. */
export async function moveLiveSale(
  tx: Tx,
  { id, opensAt, closesAt }: RoundRow,
  { shown, isLive, until }: { readonly shown: number; readonly isLive: boolean; readonly until: Date },
): Promise<void> {
  await setBetWindow(tx, { id, opensAt, closesAt: isLive ? until : closesAt, isShut: !isLive, epoch: shown })
}
