import { randomUUID } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import { rulesFor } from '#features/limits/door.ts'
import type { GameCaller } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { endAfter, hasFeature, passesLoss, type AutoplayEnd } from '../rules/autoplay.ts'
import { autoplayOf, countRound, endAutoplay, insertAutoplay, type AutoplayRow } from '../store/autoplay.ts'
import { gameRow, type Table } from './games.ts'
import type { ShownRound } from './shown.ts'
import type { PlayRefusal } from './stepped/refusal.ts'

export type AutoplayAsked = {
  readonly rounds: number
  readonly lossMost: bigint
  readonly winMost?: bigint | undefined
  readonly stopsAtFeature: boolean
}

type Terms = Awaited<ReturnType<typeof rulesFor>>['terms']

/** Games that ask for a move within a round: nobody else makes it. */
const BY_HAND: ReadonlySet<Table['row']['kind']> = new Set(['mines', 'tower', 'hilo', 'blackjack', 'poker'])

/** Where the jurisdiction lets them, games of one decision play on by themselves; what asks for moves is played by hand. */
export function mayAutoplay({ row }: Pick<Table, 'row'>, terms: Terms): boolean {
  return !BY_HAND.has(row.kind) && terms.allowsAutoplay
}

type Deeds = {
  readonly stake: bigint
  readonly play: () => Promise<ShownRound | PlayRefusal>
  /** The round of a key that was used before. */
  readonly before: () => Promise<ShownRound | PlayRefusal | null>
}

/** Refusals that say "not yet": the autoplay goes on after them. */
const PASSING: ReadonlySet<string> = new Set(['play.tooSoon', 'service.overloaded'])

/** Games that play on by themselves. The house counts, so a frame that would go on is refused like any other (R13). */
export function createAutoplay(house: House) {
  async function begin(asked: AutoplayAsked, seat: GameCaller) {
    const row = gameRow(seat.game)
    const { terms } = await rulesFor(house, seat)
    if (!row || !mayAutoplay({ row }, terms)) return { refused: 'play.autoplayOff' } as const
    const most = terms.autoplayMost
    if (asked.rounds > most) return { refused: 'play.autoplayTooLong', detail: { most } } as const
    const winMost = asked.winMost ?? null
    if (asked.lossMost <= 0n || (winMost !== null && winMost <= 0n))
      return { refused: 'play.autoplayLimits' } as const
    const { wallet, game } = seat
    const { rounds, lossMost, stopsAtFeature } = asked
    const id = randomUUID()
    const at = house.clock.now()
    const made = { id, wallet, game, roundsMost: rounds, lossMost, winMost, stopsAtFeature, at }
    await inTransaction(house.db, (tx) => insertAutoplay(tx, made))
    return { id, left: rounds }
  }

  /** Counts a round and says how the autoplay stands after it. */
  async function counted(run: AutoplayRow, round: ShownRound): Promise<ShownRound> {
    const left = (rounds: number): number => Math.max(0, run.roundsMost - rounds)
    if (run.endedWhy !== null || run.lastRound === round.roundId)
      return { ...round, autoplay: { left: left(run.rounds), over: run.endedWhy } }
    const { stake, win, roundId, events } = round
    const end = endAfter(run, { stake, win, hasFeature: hasFeature(events) })
    await countRound(house.db, run, { round: roundId, net: win - stake, end, at: house.clock.now() })
    return { ...round, autoplay: { left: left(run.rounds + 1), over: end } }
  }

  async function over(id: string, why: AutoplayEnd): Promise<PlayRefusal> {
    await endAutoplay(house.db, id, why, house.clock.now())
    return { refused: 'play.autoplayOver', detail: { why } }
  }

  /** Plays a round that belongs to an autoplay: the same key gives the same round again, whatever has ended since. */
  async function play(
    id: string,
    seat: GameCaller,
    table: Table,
    { stake, play: round, before }: Deeds,
  ): Promise<ShownRound | PlayRefusal> {
    const run = await autoplayOf(house.db, { id, wallet: seat.wallet, game: seat.game })
    if (!run) return { refused: 'play.autoplayOver', detail: { why: 'replaced' } }
    const known = await before()
    if (known) return 'refused' in known ? known : counted(run, known)
    if (run.endedWhy !== null) return { refused: 'play.autoplayOver', detail: { why: run.endedWhy } }
    const { terms } = await rulesFor(house, seat)
    if (!mayAutoplay(table, terms)) {
      await endAutoplay(house.db, id, 'rules', house.clock.now())
      return { refused: 'play.autoplayOff' }
    }
    if (passesLoss(run, stake)) return over(id, 'loss')
    const played = await round()
    if (!('refused' in played)) return counted(run, played)
    if (!PASSING.has(played.refused)) await endAutoplay(house.db, id, 'refused', house.clock.now())
    return played
  }

  return { begin, play }
}
