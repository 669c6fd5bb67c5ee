import type { Chance } from '#kit/chance.ts'
import { fastChance } from '#kit/chance-fast.ts'
import type { OpenedHand } from '#features/play/card-rooms/public/hands.ts'
import { deal } from '#features/play/card-rooms/rules/games.ts'
import type { CardAction, CardGame, Play } from '#features/play/card-rooms/rules/play.ts'
import type { Between, Sign } from '../rules/collusion.ts'
import { signsIn } from '../service/facts.ts'

/** How a seat plays; null: as the practice bots do. */
export type Style = (play: Play, seat: number, luck: Chance) => CardAction | null

const STACK = 500n
const stakes = { small: 0n, unit: 1n, chip: 1n, rakePpm: 0n, rakeCap: 0n, mayRunTwice: false, ante: 0n }

type Dealing = { readonly seats: number; readonly button: number | null; readonly deck: readonly number[] }
type Choose = (play: Play, seat: number) => CardAction

/** Plays one game to its end and returns its signs and who won; the seat with number N is member N + 1. */
export function signsOfGame(game: CardGame, { seats, button, deck }: Dealing, choose: Choose) {
  const dealt = Array.from({ length: seats }, (_, seat) => ({ seat, stack: STACK, posts: false }))
  const first = deal(game, { stakes, seats, button, dealt }, deck)
  const deeds: OpenedHand['deeds'][number][] = []
  let last = first
  while (!last.isOver) {
    const seat = last.awaited[0] ?? 0
    const action = choose(last, seat)
    const after = last.act(seat, action)
    if (typeof after === 'string') throw new Error(after)
    deeds.push({ seat, by: 'player', action, before: last, after })
    last = after
  }
  const entries = dealt.map(({ seat, stack, posts }) => ({
    seat,
    member: `${seat + 1}`,
    name: '',
    wallet: null,
    stack: stack.toString(),
    posts,
  }))
  return { winner: last.leader, signs: signsIn({ unit: 1n, entries, results: [], first, last, deeds }) }
}

type Table = {
  readonly seats: number
  readonly games: number
  readonly seed: number
  readonly styles?: Readonly<Record<number, Style>>
}

/** Plays games of one table and returns their signs. */
export function signsAtTable(game: CardGame, { seats, games, seed, styles = {} }: Table): readonly Sign[] {
  const luck = fastChance(seed)
  let button: number | null = null
  return Array.from({ length: games }).flatMap(() => {
    const { winner, signs } = signsOfGame(
      game,
      { seats, button, deck: [...luck.shuffle(52)] },
      (play, seat) => styles[seat]?.(play, seat, luck) ?? play.bot(seat, luck),
    )
    button = winner
    return signs
  })
}

/** What one seat did to another within these signs, as the store counts it. */
export function betweenSeats(signs: readonly Sign[], from: number, to: number): Between {
  const [member, other] = [BigInt(from + 1), BigInt(to + 1)]
  const own = signs.filter((sign) => sign.member === member)
  const count = (kind: Sign['kind'], isOther: boolean) =>
    own.filter((sign) => sign.kind === kind && (sign.other === other) === isOther).length
  const sum = (a: bigint, b: bigint) =>
    signs.reduce(
      (all, sign) =>
        sign.kind === 'dump' && sign.member === a && sign.other === b ? all + sign.amount : all,
      0n,
    )
  return {
    dumps: count('dump', true),
    dumped: sum(member, other),
    dumpedBack: sum(other, member),
    soft: count('soft', true),
    firm: count('firm', true),
    stopped: count('firm', true),
    softElse: count('soft', false),
    firmElse: count('firm', false),
  }
}
