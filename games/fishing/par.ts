import { oneInText } from '#game-kit/rtp/percent.ts'
import { table } from '#game-kit/rtp/sheet.ts'
import type { Check, ParSource } from '#game-kit/rtp/sheet.ts'
import type { InstantGame } from '#game-kit/instant.ts'
import { equal, rational } from '#kit/rational.ts'
import { rooms, type FishingRoom, type RoomId } from './rooms.ts'
import {
  BULLETS,
  catching,
  coralBay,
  DRAWS,
  fishTheory,
  koiShallows,
  moonlitDeep,
  PRIZES,
  timesOf,
} from './rules.ts'

/**
 * The RTP of a kind of fish, counted through the game's own decision: the border between a catch and a miss found by bisection, then
 * every prize draw at both ends of the caught rolls. It shares no formula with the theory.
 */
function counted(room: FishingRoom, key: string): { returned: bigint; draws: bigint } {
  const kind = room.kinds.find((one) => one.key === key)
  if (!kind) throw new TypeError(`${room.id}: no fish ${key}`)
  let [low, high] = [0, DRAWS]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (timesOf(kind, { roll: middle, prize: 0 }) > 0) low = middle + 1
    else high = middle
  }
  const each = (roll: number): number =>
    Array.from({ length: PRIZES }, (_, prize) => timesOf(kind, { roll, prize })).reduce((a, b) => a + b, 0)
  if (low === 0 || each(0) !== each(low - 1)) return { returned: -1n, draws: 1n }
  return { returned: BigInt(low) * BigInt(each(0)), draws: BigInt(DRAWS) * BigInt(PRIZES) }
}

function checks(room: FishingRoom): readonly Check[] {
  return [
    {
      says: 'every kind of fish returns exactly 97 %',
      holds: room.kinds.every((kind) => equal(fishTheory(kind).rtp, rational(97, 100))),
    },
    {
      says: 'the returns counted draw by draw are those of the theory',
      holds: room.kinds.every((kind) => {
        const { returned, draws } = counted(room, kind.key)
        return equal(rational(returned, draws), fishTheory(kind).rtp)
      }),
    },
    {
      says: 'the chance of every catch is a whole number of the draws, and every paytable has 100 weights',
      holds: room.kinds.every(
        (kind) =>
          Number.isInteger(catching(kind)) &&
          kind.pays.reduce((sum, [, weight]) => sum + weight, 0) === PRIZES,
      ),
    },
  ]
}

const fishTable = (room: FishingRoom): string =>
  table(
    ['Fish', 'Chance of a catch', 'Returns'],
    room.kinds.map((kind) => [
      kind.key,
      oneInText(rational(catching(kind), DRAWS)),
      kind.pays.length === 1
        ? `${kind.pays[0]?.[0]} ×`
        : kind.pays.map(([times, weight]) => `${times} × (${weight} %)`).join(', '),
    ]),
  )

/** The source of a room's par sheet. `price` is one that its cannon allows in dollars. */
export function fishingPar(id: RoomId, name: string, price: string): ParSource {
  const game: InstantGame = {
    'koi-shallows': koiShallows,
    'coral-bay': coralBay,
    'moonlit-deep': moonlitDeep,
  }[id]
  const room = rooms[id]
  return {
    id,
    name,
    edition: game.edition,
    configHash: game.open(game.defaultConfig).configHash,
    method: `A fish of mean multiple m is caught in 97 % / m of ${DRAWS} draws; bullets are independent bets, at most ${BULLETS} in a volley. A count through the game's own decision is the second computation.`,
    game,
    sample: ['carp', 'boss', 'king'].map((wanted, shot) => {
      const kind = room.kinds.find(({ key }) => key === wanted) ?? room.kinds[4]
      return { key: 'shot', stake: price, choice: { shot, fish: kind?.key ?? 'boss' } }
    }),
    prove: () => ({
      rows: room.kinds.map(fishTheory),
      checks: checks(room),
      sections: ['## Fish', fishTable(room)],
      files: {},
    }),
  }
}
