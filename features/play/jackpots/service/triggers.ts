import { newServerSeed } from '#game-kit/random/drbg.ts'
import type { Level } from '#game-kit/jackpot/levels.ts'
import { triggerOf } from '#game-kit/jackpot/meter.ts'
import { commitmentOf, fairChance } from '#kit/chance-fair.ts'
import type { Minor } from '#kit/money.ts'
import type { App } from '#server/app.ts'

/** The hidden amount at which a must-hit-by level is next hit, from a seed whose hash is published when the cycle begins. */

type Cycle = { readonly pool: string; readonly level: Level; readonly cycle: number }

/** The trigger that a seed gives: anyone computes it once the seed is revealed. */
export function triggerFrom(seed: string, { pool, level, cycle }: Cycle): Minor | null {
  if (level.kind !== 'mustHitBy') return null
  const seeds = { serverSeed: seed, clientSeed: `jackpot:${pool}:${level.key}`, nonce: cycle }
  return triggerOf(fairChance(seeds), level)
}

export type Secret = { readonly triggerSeed: Buffer | null; readonly triggerHash: Buffer | null }

/** A new seed for a level's next cycle, encrypted; nothing for a random level. */
export function newTrigger(app: App, of: Cycle): Secret & { readonly trigger: Minor | null } {
  if (of.level.kind !== 'mustHitBy') return { triggerSeed: null, triggerHash: null, trigger: null }
  const seed = newServerSeed()
  return {
    triggerSeed: Buffer.from(app.vault.close('jackpot-seed', seed)),
    triggerHash: Buffer.from(commitmentOf(seed), 'hex'),
    trigger: triggerFrom(seed, of),
  }
}

export function openTrigger(app: App, { triggerSeed }: Secret): string | null {
  return triggerSeed === null ? null : app.vault.open('jackpot-seed', triggerSeed)
}
