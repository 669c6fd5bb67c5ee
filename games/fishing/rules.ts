import { instantGame } from '#game-kit/instant.ts'
import type { InstantGame } from '#game-kit/instant.ts'
import type { Bet, BetType, GameMath, Line, TheoryRow } from '#game-kit/game.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { theoryOf } from '#game-kit/one-bet.ts'
import { checkSeveral } from '#game-kit/several-bets.ts'
import { list, object, oneOf, whole } from '#game-kit/schema.ts'
import type { Chance } from '#kit/chance.ts'
import { rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { ShotChoice, VolleyEvent } from './events.ts'
import { firstStakes, rooms, weighed, type FishingRoom, type FishKind, type RoomId } from './rooms.ts'

/**
 * Fishing: a round is a volley of one to fifteen bullets. Each bullet is a bet of its own on one kind of fish, with two draws of its own: a
 * fish is caught in RTP / m of the draws, where m is the mean multiple of its fixed paytable, and the second draw chooses the multiple.
 * Where a fish swims, how many there are, the cannon, the aim and earlier bullets change nothing, so the RTP is the same for every bullet
 * (G19). Draw order: roll and prize of the first bullet, then of the second, and so on, always for fifteen bullets: what a bullet draws
 * does not depend on how many are fired. A bullet exists only within its volley: it is paid for and decided in one transaction, so none
 * is ever unresolved. Edition 1 had volleys of one to ten bullets and drew for ten.
 */
export const BULLETS = 15
const FIRST_BULLETS = 10

/**
 * The pace of a cannon: the minimum time between two volleys of a member, in milliseconds, on all devices and in all tabs together. So a
 * player causes at most four volleys, and ledger calls, a second. A page that fires fifteen bullets every 300 ms (fifty a second) is never
 * too early, even when the network delays a volley 50 ms more than the next.
 */
export const VOLLEY_MS = 250

/** Draws of a catch: RTP · DRAWS is 3 492 000, which every mean multiple divides. */
export const DRAWS = 3_600_000
/** Draws of a multiple: one for each unit of weight. */
export const PRIZES = 100
const RTP_PERCENT = 97

export interface FishingConfig {
  readonly stakes: StakeRules
}

type Shot = { readonly roll: number; readonly prize: number }

export interface FishingOutcome {
  readonly shots: readonly Shot[]
}

/** Number of the draws of `roll` that catch this kind of fish: exact, nothing is rounded. */
export function catching(kind: FishKind): number {
  return (DRAWS * RTP_PERCENT) / weighed(kind)
}

/** The multiple that a bullet returns; 0: the fish swims on. */
export function timesOf(kind: FishKind, { roll, prize }: Shot): number {
  if (roll >= catching(kind)) return 0
  let upTo = 0
  for (const [times, weight] of kind.pays) {
    upTo += weight
    if (prize < upTo) return times
  }
  return 0
}

/** The exact numbers of a bullet at this kind of fish. */
export function fishTheory(kind: FishKind): TheoryRow {
  const caught = BigInt(catching(kind))
  const outcomes = kind.pays.map(([times, weight]) => ({
    factor: rational(times),
    weight: caught * BigInt(weight),
  }))
  const missed = { factor: ZERO, weight: BigInt(DRAWS - catching(kind)) * BigInt(PRIZES) }
  return { ...theoryOf(kind.key, 'catch', [...outcomes, missed]), method: 'closed' }
}

export type FishingMath = GameMath<FishingConfig, ShotChoice, FishingOutcome>

/** The kind of fish that a choice names; throws for one that the room does not have. */
export function kindOf(room: FishingRoom, fish: string): FishKind {
  const kind = room.kinds.find(({ key }) => key === fish)
  if (!kind) throw new TypeError(`${room.id}: no fish ${fish}`)
  return kind
}

const most = ({ pays }: FishKind): Rational =>
  rational(pays.reduce((high, [times]) => Math.max(high, times), 0))

/** A version of the rules: only the number of bullets in a volley changed, and with it the highest win of the deep (`firstStakes`). */
type Edition = { readonly edition: number; readonly bullets: number }
const newest: Edition = { edition: 2, bullets: BULLETS }
const first: Edition = { edition: 1, bullets: FIRST_BULLETS }

/** The rules of one room. The bets of the newest edition include those of the older one. */
export function fishingMath(
  room: FishingRoom,
  { edition, bullets }: Edition = newest,
): FishingMath & { readonly shot: BetType<FishingConfig, ShotChoice> } {
  const shot: BetType<FishingConfig, ShotChoice> = {
    key: 'shot',
    i18n: `game.${room.id}.bet.shot`,
    choice: object<ShotChoice>({
      shot: whole(0, bullets - 1),
      fish: oneOf(room.kinds.map(({ key }) => key)),
    }),
    limits: 'main',
    maxReturn: (_cfg, { fish }) => most(kindOf(room, fish)),
  }
  const settle = (_cfg: FishingConfig, bet: Bet<ShotChoice>, { shots }: FishingOutcome): Line => {
    const drawn = shots[bet.choice.shot]
    const times = drawn ? timesOf(kindOf(room, bet.choice.fish), drawn) : 0
    return { betKey: bet.key, stake: bet.stake, factor: rational(times), tag: times > 0 ? 'win' : 'loss' }
  }
  return {
    shot,
    id: room.id,
    edition,
    kind: 'instant',
    configSchema: object<FishingConfig>({ stakes: stakeRules }),
    maxBets: bullets,
    betTypes: () => [shot],
    check: checkSeveral<FishingConfig, ShotChoice>({
      types: [shot],
      nameOf: ({ choice }) => `${choice.shot}`,
    }),
    draw: (_cfg: FishingConfig, chance: Chance) => ({
      shots: Array.from({ length: bullets }, () => ({
        roll: chance.below(DRAWS),
        prize: chance.below(PRIZES),
      })),
    }),
    settle,
    describe: (_cfg, { shots }, bets): readonly VolleyEvent[] => {
      const fired = bets ? bets.flatMap(({ choice }) => shots[choice.shot] ?? []) : shots
      const [rolls, prizes] = [fired.map(({ roll }) => roll), fired.map(({ prize }) => prize)]
      return [{ type: 'volley', rolls, prizes }]
    },
    outcomeSchema: object<FishingOutcome>({
      shots: list(object<Shot>({ roll: whole(0, DRAWS - 1), prize: whole(0, PRIZES - 1) }), bullets, bullets),
    }),
    theoretical: () => room.kinds.map(fishTheory),
  }
}

const game = (id: RoomId): InstantGame => instantGame(fishingMath(rooms[id]), { stakes: rooms[id].stakes })
/** As it was played with ten bullets in a volley. */
const firstGame = (id: RoomId): InstantGame =>
  instantGame(fishingMath(rooms[id], first), { stakes: firstStakes[id] })

export const koiShallows = game('koi-shallows')
export const coralBay = game('coral-bay')
export const moonlitDeep = game('moonlit-deep')
export const firstKoiShallows = firstGame('koi-shallows')
export const firstCoralBay = firstGame('coral-bay')
export const firstMoonlitDeep = firstGame('moonlit-deep')
