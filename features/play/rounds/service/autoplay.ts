import { randomUUID } from 'node:crypto'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'
import { postVia } from '#ledger/post-via.ts'
import type { BatchResult, PostResult, RoundItem } from '#ledger/types.ts'
import { rulesFor } from '#features/compliance/limits/public.ts'
import type { GameCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { endAfter, hasFeature, passesLoss, type AutoplayEnd } from '../rules/autoplay.ts'
import { autoplayOf, countRound, endAutoplay, insertAutoplay, type AutoplayRow } from '../store/autoplay.ts'
import { gameRow, type Table } from './games.ts'
import type { ShownRound } from './shown.ts'
import { Undone } from './stepped/begin.ts'
import type { PlayRefusal } from './stepped/refusal.ts'

export type AutoplayAsked = {
  readonly rounds: number
  readonly lossMost: bigint
  readonly winMost?: bigint | undefined
  readonly stopsAtFeature: boolean
}

type Terms = Awaited<ReturnType<typeof rulesFor>>['terms']

/** Games that require a move within a round, which only the member may make. */
const BY_HAND: ReadonlySet<Table['row']['kind']> = new Set(['mines', 'tower', 'hilo', 'blackjack', 'poker'])

/** Where the jurisdiction allows it, games of one decision have autoplay; games with moves are played manually. */
export function mayAutoplay({ row }: Pick<Table, 'row'>, terms: Terms): boolean {
  return !BY_HAND.has(row.kind) && terms.allowsAutoplay
}

/** Posts a round in a transaction with more than itself, such as a jackpot that it hits. */
export type Posting = (tx: Tx) => Promise<PostResult>

/** Stores a drawn round with its money. */
export type Keep = (drawn: {
  readonly item: RoundItem
  readonly posting: Posting | null
  readonly events: readonly { readonly type: string }[]
}) => Promise<BatchResult>

type Actions = {
  readonly stake: Minor
  readonly play: (store: Keep) => Promise<ShownRound | PlayRefusal>
  /** The round of a key that was used before. */
  readonly before: () => Promise<ShownRound | PlayRefusal | null>
}

/** Thrown where another process counted a round of the autoplay, or ended it, since it was read. */
class Moved extends Error {}

/** After this many conflicts with other processes the frame is asked to wait. */
const MOST_TRIES = 10
const BUSY_MS = 250

/** Temporary refusals: autoplay continues after them. */
const PASSING: ReadonlySet<string> = new Set(['play.tooSoon', 'service.overloaded'])

/** Autoplay. The server counts the rounds, so a frame that continues too long is rejected (R13). */
export function createAutoplay(app: App) {
  async function begin(asked: AutoplayAsked, seat: GameCaller) {
    const row = gameRow(seat.game)
    const { terms } = await rulesFor(app, seat)
    if (!row || !mayAutoplay({ row }, terms)) return { refused: 'play.autoplayOff' } as const
    const most = terms.autoplayMost
    if (asked.rounds > most) return { refused: 'play.autoplayTooLong', detail: { most } } as const
    const winMost = asked.winMost ?? null
    if (asked.lossMost <= 0n || (winMost !== null && winMost <= 0n))
      return { refused: 'play.autoplayLimits' } as const
    const { wallet, game } = seat
    const { rounds, lossMost, stopsAtFeature } = asked
    const id = randomUUID()
    const at = app.clock.now()
    const made = { id, wallet, game, roundsMost: rounds, lossMost, winMost, stopsAtFeature, at }
    await inTransaction(app.db, (tx) => insertAutoplay(tx, made))
    return { id, left: rounds }
  }

  const post = postVia(app.pool)

  /**
   * Counts a round and moves its money in one transaction, so that the member's bounds hold across processes: after a conflicting count the
   * row is read again before any decision.
   */
  function counting(run: AutoplayRow, told: (end: AutoplayEnd | null) => void): Keep {
    return async ({ item, events, posting }) => {
      const { stake, win } = item
      const end = endAfter(run, { stake, win, hasFeature: hasFeature(events) })
      const count = { round: item.round.id, net: win - stake, end, at: app.clock.now() }
      try {
        const result = await inTransaction(app.db, async (tx) => {
          if (!(await countRound(tx, run, count))) throw new Moved()
          const posted = posting ? await posting(tx) : (await post(tx, [item]))[0]
          if (!posted || posted.status === 'duplicate') throw new Moved() // the key was used concurrently: the other process counts it
          if (posted.status === 'refused') throw new Undone(posted)
          return posted
        })
        told(end)
        return result
      } catch (error) {
        if (error instanceof Undone) return error.result
        throw error
      }
    }
  }

  async function over(id: string, why: AutoplayEnd): Promise<PlayRefusal> {
    await endAutoplay(app.db, id, why, app.clock.now())
    return { refused: 'play.autoplayOver', detail: { why } }
  }

  async function attempt(
    id: string,
    seat: GameCaller,
    table: Table,
    { stake, play: round, before }: Actions,
  ): Promise<ShownRound | PlayRefusal> {
    const run = await autoplayOf(app.db, { id, wallet: seat.wallet, game: seat.game })
    if (!run) return { refused: 'play.autoplayOver', detail: { why: 'replaced' } }
    const left = (rounds: number): number => Math.max(0, run.roundsMost - rounds)
    const known = await before()
    if (known)
      return 'refused' in known
        ? known
        : { ...known, autoplay: { left: left(run.rounds), over: run.endedWhy } }
    if (run.endedWhy !== null) return { refused: 'play.autoplayOver', detail: { why: run.endedWhy } }
    const { terms } = await rulesFor(app, seat)
    if (!mayAutoplay(table, terms)) {
      await endAutoplay(app.db, id, 'rules', app.clock.now())
      return { refused: 'play.autoplayOff' }
    }
    if (passesLoss(run, stake)) return over(id, 'loss')
    let end: AutoplayEnd | null = null
    const played = await round(counting(run, (why) => (end = why)))
    if (!('refused' in played)) return { ...played, autoplay: { left: left(run.rounds + 1), over: end } }
    if (!PASSING.has(played.refused)) await endAutoplay(app.db, id, 'refused', app.clock.now())
    return played
  }

  /** Plays a round of an autoplay; idempotent, even after autoplay ended. */
  async function play(
    id: string,
    seat: GameCaller,
    table: Table,
    actions: Actions,
  ): Promise<ShownRound | PlayRefusal> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      try {
        return await attempt(id, seat, table, actions)
      } catch (error) {
        if (!(error instanceof Moved)) throw error
      }
    }
    return { refused: 'play.tooSoon', detail: { waitMs: BUSY_MS } }
  }

  return { begin, play }
}
