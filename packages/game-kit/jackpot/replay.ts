import { commitmentOf, fairChance, type FairSeeds, type KeyedHmac } from '#kit/chance-fair.ts'
import { moneyText, type Minor } from '#kit/money.ts'
import type { Json } from '../schema.ts'
import { randomHits, splitConfig } from './participation.ts'
import { triggerOf } from './meter.ts'

/** Verifies a round's part in a jackpot: which random levels its seed hits, and that a must-hit-by level paid its trigger. */

export interface StoredHit {
  readonly level: string
  /** The number of the hit, which is the number of the cycle that it ended. */
  readonly number: number
  readonly prize: string
  readonly triggerSeed: string | null
  readonly triggerHash: string | null
}

type Stored = {
  readonly config: Json
  readonly seeds: FairSeeds
  readonly jackpot?: { readonly hits: readonly StoredHit[] } | null
}

/** One sentence for each difference between the stored hits and those that seeds and terms give. */
export function jackpotDifferences(stored: Stored, stake: Minor, hmac?: KeyedHmac): readonly string[] {
  const { participation } = splitConfig(stored.config)
  if (!participation || !stored.jackpot) return []
  const { hits } = stored.jackpot
  const differences: string[] = []
  const drawn = randomHits(participation, stake, stored.seeds, hmac)
  for (const level of participation.levels) {
    const own = hits.filter((hit) => hit.level === level.key)
    if (level.kind === 'random' && drawn.includes(level.key) !== own.length > 0)
      differences.push(
        `jackpot ${level.key}: stored ${own.length} hits, the seed ${own.length ? 'hits none' : 'hits it'}`,
      )
    if (level.kind === 'random') continue
    for (const hit of own) {
      if (hit.triggerSeed === null || commitmentOf(hit.triggerSeed) !== hit.triggerHash) {
        differences.push(`jackpot ${level.key}: the seed of trigger ${hit.number} is not the published one`)
        continue
      }
      const seeds = {
        serverSeed: hit.triggerSeed,
        clientSeed: `jackpot:${participation.pool}:${level.key}`,
        nonce: hit.number,
      }
      const trigger = moneyText(triggerOf(fairChance(seeds, hmac), level))
      if (trigger !== hit.prize)
        differences.push(`jackpot ${level.key}: paid ${hit.prize}, its trigger is ${trigger}`)
    }
  }
  return differences
}
