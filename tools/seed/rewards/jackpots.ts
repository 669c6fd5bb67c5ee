import { inTransaction } from '#db/pool.ts'
import type { Level } from '#game-kit/jackpot/levels.ts'
import { createPool } from '#features/play/jackpots/public.ts'
import { major } from '#kit/money.ts'
import type { World } from '../world.ts'

/**
 * A jackpot of each brand, so that home, tiles and games show one, in games without fixed jackpots of their own. Each returns 1.7 % of the
 * stakes beside the game.
 */
const pools = [
  {
    code: 'lotus-fund',
    merchant: 'JADE',
    currency: 'VND',
    nameEn: 'Lotus Fund',
    nameVi: 'Quỹ Hoa Sen',
    games: ['monsoon-garden', 'silk-atlas', 'aurora-fjord'],
    unit: 1_000n,
  },
  {
    code: 'harbour-fund',
    merchant: 'AMBER',
    currency: 'USD',
    nameEn: 'Harbour Fund',
    nameVi: 'Quỹ Bến Cảng',
    games: ['coral-crown', 'ember-peak'],
    unit: 1n,
  },
] as const

/**
 * Seeds, odds and limits in a unit of the currency. The mini falls before it has doubled: 40 bets of 500,000 dong at most, so that a
 * visitor of the demo sees one.
 */
const levelsIn = (unit: bigint): readonly Level[] => [
  { kind: 'mustHitBy', key: 'mini', seed: major(20n * unit), sharePpm: 1_000, by: major(40n * unit) },
  {
    kind: 'random',
    key: 'minor',
    seed: major(100n * unit),
    sharePpm: 2_000,
    oneInStaked: major(50_000n * unit),
  },
  { kind: 'mustHitBy', key: 'major', seed: major(500n * unit), sharePpm: 2_000, by: major(1_500n * unit) },
  {
    kind: 'random',
    key: 'grand',
    seed: major(10_000n * unit),
    sharePpm: 4_000,
    oneInStaked: major(5_000_000n * unit),
  },
]

export async function seedJackpots({ app }: World): Promise<void> {
  for (const { unit, games, ...own } of pools)
    await inTransaction(app.db, (tx) =>
      createPool(app, tx, {
        pool: { ...own, games: [...games], isRunning: true },
        levels: levelsIn(unit),
        brands: [own.merchant],
        by: 'op-linh',
      }),
    )
}
