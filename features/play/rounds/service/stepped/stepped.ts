import { randomUUID } from 'node:crypto'
import { canonicalText } from '#game-kit/config-hash.ts'
import type { Json } from '#game-kit/schema.ts'
import { inTransaction } from '#db/pool.ts'
import { keyUuid } from '#ledger/core/keys.ts'
import { holdsOpen } from '#ledger/seeds.ts'
import type { GameCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { roundIdOf, waitMs } from '../../rules.ts'
import { actionByKey, insertAction } from '../../store/actions.ts'
import { roundById, roundByKey } from '../../store/record.ts'
import type { Paced } from '../games.ts'
import type { createNews } from '../news.ts'
import { nextChance, type Pairs } from '../seeds/pairs.ts'
import { isDrawnStale, refusalOf, type MoveRefusal, type PlayRefusal } from './refusal.ts'
import type { ShownRound } from '../shown.ts'
import { openRound, Undone } from './begin.ts'
import { postMoves } from './end.ts'
import { standingOrBack } from './recover.ts'
import { shownById, shownStanding, standingOf, type Standing } from './hands.ts'

/** Another process may take a pair or a nonce; after this many tries the member is asked to wait. */
const MOST_TRIES = 10
const FLOOD_MS = 1_000
/** The ledger's refusal for a round that another process ended or voided since it was read. */
const OVER = { status: 'refused', reason: 'roundClosed' } as const

export type MoveAsked = {
  readonly roundId: string
  /** The number of moves that the frame has seen: the number of this one. */
  readonly step: number
  readonly action: Json
  readonly key: string
}

export type BeginAsked = {
  readonly bets: readonly Json[]
  readonly clientSeed?: string | undefined
  readonly key: string
}

export type Stepped = {
  readonly begin: (asked: BeginAsked, seat: GameCaller, table: Paced) => Promise<ShownRound | PlayRefusal>
  readonly act: (asked: MoveAsked, seat: GameCaller) => Promise<ShownRound | MoveRefusal>
}

type Parts = { readonly pairs: Pairs; readonly tell: ReturnType<typeof createNews> }

/** Rounds of several moves. Callers are serialised per wallet within the process, and by row locks across processes. */
export function createStepped(app: App, { pairs, tell }: Parts): Stepped {
  async function before({ key, bets }: BeginAsked): Promise<ShownRound | PlayRefusal | null> {
    const found = await roundByKey(app.db, keyUuid(key))
    if (!found) return null
    const isSame = canonicalText(found.inputs?.bets ?? []) === canonicalText(bets)
    return isSame ? shownById(app, found.id) : { refused: 'idempotency.conflict' }
  }

  async function begin(asked: BeginAsked, seat: GameCaller, table: Paced): Promise<ShownRound | PlayRefusal> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const known = await before(asked)
      if (known) return known
      const now = app.clock.now()
      const { wallet, seedId } = seat
      const pair = await pairs.ready({ wallet, seedId, offeredClientSeed: asked.clientSeed }, now)
      const wait = waitMs(pair.lastAt, table.leastMs, now.getTime())
      if (wait > 0) return { refused: 'play.tooSoon', detail: { waitMs: wait } }
      const hand = table.open.deal?.(asked.bets, nextChance(pair))
      if (!hand) throw new Error(`play: ${table.row.id} deals no hands`)
      const id = roundIdOf(now.getTime(), randomUUID())
      const result = await openRound(app, seat, table, { id, key: asked.key, bets: asked.bets, pair, hand })
      if (result === 'known') continue
      if (result === 'roundOpen') return { refused: 'play.roundOpen' }
      if (isDrawnStale(result)) {
        pairs.forget(wallet)
        continue
      }
      if (result.status === 'refused') return refusalOf(result)
      pair.nonce += 1
      pair.lastAt = now.getTime()
      tell(seat, { stake: hand.stake, win: hand.ended?.win ?? 0n }, result)
      return shownById(app, id)
    }
    return { refused: 'play.tooSoon', detail: { waitMs: FLOOD_MS } }
  }

  /** The reply for a key that was used before: the state after that move. */
  async function told(asked: MoveAsked, seat: GameCaller): Promise<ShownRound | MoveRefusal | null> {
    const row = await actionByKey(app.db, keyUuid(asked.key))
    if (!row) return null
    const round = await roundById(app.db, row.round)
    const isSame =
      round?.wallet === seat.wallet &&
      row.round === asked.roundId &&
      row.step === asked.step &&
      canonicalText(row.action) === canonicalText(asked.action)
    if (!round || !isSame) return { refused: 'idempotency.conflict' }
    return shownStanding(app, await standingOf(app, round, row.step + 1))
  }

  async function act(asked: MoveAsked, seat: GameCaller): Promise<ShownRound | MoveRefusal> {
    const known = await told(asked, seat)
    if (known) return known
    const round = await roundById(app.db, asked.roundId)
    if (!round || round.wallet !== seat.wallet || round.game !== seat.game)
      return { refused: 'play.roundUnknown' }
    if (round.state !== 'open') return { refused: 'play.roundOver' }
    const standing = await standingOrBack(app, round)
    if (!standing) return { refused: 'play.roundOver' }
    const { length: step } = standing.actions
    if (step !== asked.step) return { refused: 'play.moveStale', detail: { step } }
    return write(asked, seat, standing)
  }

  async function write(asked: MoveAsked, seat: GameCaller, { round, actions, hand }: Standing) {
    const next = hand.act(asked.action)
    if (!next) return { refused: 'play.moveNotAllowed' } as const
    const at = app.clock.now()
    const move = { round: round.id, step: asked.step, action: asked.action, at }
    try {
      const result = await inTransaction(app.db, async (tx) => {
        const key = keyUuid(asked.key)
        if (!(await insertAction(tx, { ...move, key, isByRule: false }))) return 'stale'
        const made = [{ action: asked.action, hand: next }]
        const moved = await postMoves(tx, { round, actions, hand }, made)
        if (moved?.status === 'refused') throw new Undone(moved)
        // a free move also runs under the wallet's lock: while the round is open, its seed stays secret
        if (!moved && !(await holdsOpen(tx, round.wallet, round.id))) throw new Undone(OVER)
        return moved
      })
      if (result === 'stale')
        return (
          (await told(asked, seat)) ??
          ({ refused: 'play.moveStale', detail: { step: asked.step + 1 } } as const)
        )
      if (result) tell(seat, { stake: next.stake, win: next.ended?.win ?? 0n }, result)
      return await shownStanding(app, { round, actions: [...actions, move], hand: next })
    } catch (error) {
      if (error instanceof Undone)
        return error.result.reason === OVER.reason
          ? ({ refused: 'play.roundOver' } as const)
          : refusalOf(error.result)
      throw error
    }
  }

  return { begin, act }
}
