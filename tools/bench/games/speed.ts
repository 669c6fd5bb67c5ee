import { fastChance } from '#kit/chance-fast.ts'
import { catalogue } from '#games/catalogue.ts'
import { bronzeDrumModel } from '#games/slots/bronze-drum/model.ts'
import { bronzeDrumConfig, bronzeDrumMath } from '#games/slots/bronze-drum/rules.ts'
import { monsoonGardenModel } from '#games/slots/monsoon-garden/model.ts'
import { monsoonGardenConfig, monsoonGardenMath } from '#games/slots/monsoon-garden/rules.ts'
import { books } from '#games/slots/mooncake-parade/books.data.ts'
import { mooncakeParadeModel } from '#games/slots/mooncake-parade/model.ts'
import { mooncakeParadeConfig, mooncakeParadeMath } from '#games/slots/mooncake-parade/rules.ts'
import { orchardBellsModel } from '#games/slots/orchard-bells/model.ts'
import { orchardBellsConfig, orchardBellsMath } from '#games/slots/orchard-bells/rules.ts'
import { riverDragonModel } from '#games/slots/river-dragon/model.ts'
import { riverDragonConfig, riverDragonMath } from '#games/slots/river-dragon/rules.ts'
import { silkAtlasModel } from '#games/slots/silk-atlas/model.ts'
import { silkAtlasConfig, silkAtlasMath } from '#games/slots/silk-atlas/rules.ts'
import { booksByHand, holdByHand, reelsByHand } from './by-hand.ts'
import type { ByHand } from './by-hand.ts'
import { quartiles } from '../goals.ts'
import type { Goal, Reached } from '../goals.ts'

/** A game's draw and settle, and the same round hand-written. Each returns a number, so that the compiler cannot remove the code. */
type Contest = { readonly id: string; readonly what: string; readonly ours: ByHand; readonly hand: ByHand }

const bet = { key: 'spin', stake: 10_000n, choice: {} }
const isWin = ({ tag }: { readonly tag: string }): number => (tag === 'win' ? 1 : 0)

/**
 * Each round is inlined at its call: a shared caller would become megamorphic with six games, while a hand-written loop stays monomorphic,
 * which would distort the comparison.
 */
const contests: readonly Contest[] = [
  {
    id: 'L1',
    what: 'lines',
    ours: (chance) =>
      isWin(
        orchardBellsMath.settle(orchardBellsConfig, bet, orchardBellsMath.draw(orchardBellsConfig, chance)),
      ),
    hand: reelsByHand(orchardBellsModel),
  },
  {
    id: 'L2',
    what: 'lines with free spins',
    ours: (chance) =>
      isWin(riverDragonMath.settle(riverDragonConfig, bet, riverDragonMath.draw(riverDragonConfig, chance))),
    hand: reelsByHand(riverDragonModel),
  },
  {
    id: 'W',
    what: '243 ways',
    ours: (chance) =>
      isWin(
        monsoonGardenMath.settle(
          monsoonGardenConfig,
          bet,
          monsoonGardenMath.draw(monsoonGardenConfig, chance),
        ),
      ),
    hand: reelsByHand(monsoonGardenModel),
  },
  {
    id: 'B',
    what: 'a book game with an expanding symbol',
    ours: (chance) =>
      isWin(silkAtlasMath.settle(silkAtlasConfig, bet, silkAtlasMath.draw(silkAtlasConfig, chance))),
    hand: reelsByHand(silkAtlasModel),
  },
  {
    id: 'T',
    what: 'books',
    ours: (chance) =>
      isWin(
        mooncakeParadeMath.settle(
          mooncakeParadeConfig,
          bet,
          mooncakeParadeMath.draw(mooncakeParadeConfig, chance),
        ),
      ),
    hand: booksByHand(books.spin.classes, mooncakeParadeModel.stake),
  },
  {
    id: 'H',
    what: 'hold and win',
    ours: (chance) =>
      isWin(bronzeDrumMath.settle(bronzeDrumConfig, bet, bronzeDrumMath.draw(bronzeDrumConfig, chance))),
    hand: holdByHand(bronzeDrumModel),
  },
]

const SLICES = 9

/** Alternates rounds of both, so that load on the machine affects both equally; returns the ratio of their speeds in CPU time. */
export function benchGames(isQuick: boolean, tell: (line: string) => void): readonly Reached[] {
  const rounds = isQuick ? 40_000 : 200_000
  const speeds = contests.map(({ id, what, ours, hand }) => {
    const ratios: number[] = []
    let best = 0
    for (let slice = 0; slice <= SLICES; slice++) {
      const a = seconds(ours, rounds)
      const b = seconds(hand, rounds)
      if (slice === 0) continue
      ratios.push(b / a)
      best = Math.max(best, rounds / a)
    }
    tell(`${id}: ${(best / 1e6).toFixed(2)} M rounds a second drawn and settled`)
    return reached(
      goal(
        `G-${id}`,
        `${what}: production draw and settle against a hand-written loop`,
        'more',
        0.8,
        1.2,
        '×',
      ),
      ratios,
    )
  })
  return [...speeds, theories()]
}

function goal(
  id: string,
  what: string,
  better: Goal['better'],
  must: number,
  ambitious: number,
  unit: string,
): Goal {
  return { id, what, better, must, ambitious, unit }
}

function reached(of: Goal, values: readonly number[]): Reached {
  const { low, median, high } = quartiles(values)
  return { goal: of, value: median, low, high, isNoisy: high - low > 0.25 * median }
}

function seconds(round: ByHand, rounds: number): number {
  const chance = fastChance(7)
  const began = process.cpuUsage().user
  let kept = 0
  for (let i = 0; i < rounds; i++) kept += round(chance)
  if (kept < 0) throw new Error('a round pays less than nothing')
  return (process.cpuUsage().user - began) / 1e6
}

function theories(): Reached {
  const began = performance.now()
  for (const { game } of catalogue) game.open(game.defaultConfig).theory()
  const took = (performance.now() - began) / 1_000
  const whole = goal('G-theory', `theoretical() of all ${catalogue.length} games`, 'less', 60, 20, 's')
  return { goal: whole, value: took, low: took, high: took, isNoisy: false }
}
