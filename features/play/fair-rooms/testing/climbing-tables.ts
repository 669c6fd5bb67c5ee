import type { Chance } from '#kit/chance.ts'
import { fastChance } from '#kit/chance-fast.ts'
import type { Decision } from '#features/play/card-rooms/public/hands.ts'
import { deal } from '#features/play/card-rooms/rules/games.ts'
import type { CardAction, CardGame, Play } from '#features/play/card-rooms/rules/play.ts'
import type { Sign } from '../rules/collusion.ts'
import type { Tally } from '../rules/patterns.ts'
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
  const decisions: Decision[] = []
  let last = first
  while (!last.isOver) {
    const seat = last.awaited[0] ?? 0
    const action = choose(last, seat)
    const after = last.act(seat, action)
    if (typeof after === 'string') throw new Error(after)
    decisions.push({ seat, by: 'player', action, before: last, after })
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
  return { winner: last.leader, signs: signsIn({ unit: 1n, entries, results: [], first, last, decisions }) }
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

/** The tallies of these signs, as the store counts them. */
export function talliesIn(signs: readonly Sign[]): readonly Tally[] {
  const pairs = new Map(signs.map(({ member, other }) => [`${member}:${other}`, { member, other }]))
  return [...pairs.values()].map(({ member, other }) => {
    const own = signs.filter((sign) => sign.member === member && sign.other === other)
    const of = (kind: Sign['kind']) => own.filter((sign) => sign.kind === kind)
    return {
      member,
      other,
      dumps: of('dump').length,
      dumped: of('dump').reduce((sum, { amount }) => sum + amount, 0n),
      soft: of('soft').length,
      firm: of('firm').length,
    }
  })
}
