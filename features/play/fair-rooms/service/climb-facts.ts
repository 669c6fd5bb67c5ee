import { cardsOf, nextAfter } from '#game-kit/cards/climbing/game.ts'
import { climbRank, isTwo, powerOf } from '#game-kit/cards/climbing/ranks.ts'
import { spotOf } from '#game-kit/cards/sam-loc/game.ts'
import { playsOf, playsToEmpty } from '#game-kit/cards/sam-loc/plays.ts'
import { offered } from '#game-kit/cards/tien-len/game.ts'
import type { Decision, OpenedHand } from '#features/play/card-rooms/public/hands.ts'
import { paymentsOf } from '#features/play/card-rooms/rules/climbing/debts.ts'
import { climbIn, type Play, type SamLocView } from '#features/play/card-rooms/rules/play.ts'
import type { ClimbFacts, ClimbTurn } from '../rules/climbing.ts'

type Told = Pick<OpenedHand, 'unit' | 'entries' | 'first' | 'last' | 'decisions'>
type Cards = readonly number[]

/** What a climbing game says to the rules, with its hidden cards; null: another game, or it was over when it was dealt. */
export function climbFactsOf({ unit, entries, first, last, decisions }: Told): ClimbFacts | null {
  const end = climbIn(last.view(null))
  if (!end || end.winner === null || end.instantWin !== null) return null
  const stacks = new Map(entries.map(({ seat, stack }) => [seat, BigInt(stack)]))
  const of = (why: (typeof end.debts)[number]['why']) => end.debts.filter((debt) => debt.why === why)
  return {
    unit,
    members: new Map(
      entries.flatMap(({ seat, member }) => (member === null ? [] : [[seat, BigInt(member)]])),
    ),
    winner: end.winner,
    paid: paymentsOf(end.debts, stacks, unit),
    covers: of('covered')[0]?.from ?? null,
    chopped: of('chop'),
    sam: samOf(last, first),
    turns: decisions.flatMap(turnOf),
  }
}

function samOf(last: Play, first: Play): ClimbFacts['sam'] {
  const seat = last.view(null).samLoc?.declarer ?? null
  return seat === null ? null : { seat, plays: playsToEmpty(handOf(first, seat)) }
}

const handOf = (play: Play, seat: number): Cards => cardsOf(climbIn(play.view(seat))?.players ?? [], seat)

function turnOf({ seat, by, action, before }: Decision): readonly ClimbTurn[] {
  const { tienLen, samLoc } = before.view(seat)
  const view = tienLen ?? samLoc
  if (!view || (action.kind !== 'play' && action.kind !== 'pass')) return []
  const plays = tienLen ? offered(tienLen, seat) : samLoc ? inSamLoc(samLoc, seat) : []
  const done = action.kind === 'play' ? action.cards : null
  const { table, players } = view
  const on = table && { seat: table.seat, left: players.find((each) => each.seat === table.seat)?.left ?? 0 }
  const next = nextAfter(players, seat)
  const power = tienLen ? powerOf : climbRank
  return [
    {
      seat,
      isOwn: by === 'player',
      did: action.kind,
      could: plays.length > 0,
      on,
      guard:
        next?.left === 1 && (table === null || table.cards.length === 1)
          ? guardIn({
              plays,
              done,
              mayPass: table !== null,
              power,
              last: handOf(before, next.seat),
              seat: next.seat,
            })
          : null,
      threwTwo: done?.every(isTwo) === true && plays.some((play) => !play.some(isTwo)),
    },
  ]
}

const inSamLoc = (view: SamLocView, seat: number): readonly Cards[] =>
  playsOf(cardsOf(view.players, seat), spotOf({ ...view, turn: seat }))

type Guarding = {
  readonly plays: readonly Cards[]
  /** What was played; null: a pass. */
  readonly done: Cards | null
  readonly mayPass: boolean
  readonly power: (card: number) => number
  /** The card of the next player, and the seat. */
  readonly last: Cards
  readonly seat: number
}

/**
 * Whether the next player's only card was kept out: by anything but a single, or by the highest single if it beats that card. Null: no
 * decision would have kept it out, or every one.
 */
function guardIn({ plays, done, mayPass, power, last, seat }: Guarding): ClimbTurn['guard'] {
  const singles = plays.filter(({ length }) => length === 1).map(([card]) => power(card ?? 0))
  const highest = Math.max(-1, ...singles)
  const stops = (cards: Cards): boolean =>
    cards.length > 1 || (power(cards[0] ?? 0) === highest && highest > Math.max(...last.map(power)))
  const hasChoice = plays.some(stops) && (mayPass || !plays.every(stops))
  return hasChoice ? { seat, kept: done !== null && stops(done) } : null
}
