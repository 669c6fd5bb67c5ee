import type { Chance } from '#kit/chance.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { deal } from '#features/play/card-rooms/rules/games.ts'
import type { CardAction, CardGame, Play } from '#features/play/card-rooms/rules/play.ts'
import type { Between, Sign } from '../rules/collusion.ts'
import { signsIn } from '../service/facts.ts'

/** How a seat plays; null: as the practice bots do. */
export type Style = (play: Play, seat: number, luck: Chance) => CardAction | null

const STACK = 500n
const stakes = { small: 0n, unit: 1n, chip: 1n, rakePpm: 0n, rakeCap: 0n, mayRunTwice: false, ante: 0n }

/** Plays games of one table and returns their signs; the seat with number N is member N + 1. */
export function signsAtTable(
  game: CardGame,
  { seats, games, seed, styles = {} }: {
    readonly seats: number
    readonly games: number
    readonly seed: number
    readonly styles?: Readonly<Record<number, Style>>
  },
): readonly Sign[] {
  const luck = fastChance(seed)
  let button: number | null = null
  return Array.from({ length: games }).flatMap(() => {
    const dealt = Array.from({ length: seats }, (_, seat) => ({ seat, stack: STACK, posts: false }))
    const first = deal(game, { stakes, seats, button, dealt }, [...luck.shuffle(52)])
    const actions: { seat: number; action: CardAction; before: Play; after: Play }[] = []
    for (let play = first; !play.isOver; play = actions.at(-1)?.after ?? play) {
      const seat = play.awaited[0] ?? 0
      const action = styles[seat]?.(play, seat, luck) ?? play.bot(seat, luck)
      const after = play.act(seat, action)
      if (typeof after === 'string') throw new Error(after)
      actions.push({ seat, action, before: play, after })
    }
    const last = actions.at(-1)?.after ?? first
    button = last.leader
    return signsIn({
      unit: 1n,
      entries: dealt.map(({ seat, stack }) => ({
        seat,
        member: `${seat + 1}`,
        name: '',
        wallet: null,
        stack: stack.toString(),
        posts: false,
      })),
      results: [],
      first,
      last,
      deeds: actions.map((each) => ({ ...each, by: 'player' })),
    })
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
