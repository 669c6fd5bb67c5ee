import { splitConfig } from '#game-kit/jackpot/participation.ts'
import type { StoredHit } from '#game-kit/jackpot/replay.ts'
import type { Json } from '#game-kit/schema.ts'
import { moneyText } from '#kit/money.ts'
import { contributedBy, hitsOfRound, poolNames } from '#features/play/jackpots/public.ts'
import type { App } from '#server/app.ts'
import type { RoundFound } from '../../store/record.ts'

/** What a stored round gave to a jackpot and won of it; null: it took no part. */
export async function jackpotGiven(app: App, round: Pick<RoundFound, 'id'>) {
  const given = await contributedBy(app.db, round.id)
  const [first] = given
  if (!first) return null
  const [hits, names] = await Promise.all([hitsOfRound(app.db, round.id), poolNames(app)])
  return {
    pool: first.pool,
    name: names.get(first.pool) ?? { en: first.pool, vi: first.pool },
    given: given.map(({ level, amount }) => ({ level, amount })),
    prizes: hits.map(({ level, number, prize }) => ({ level, number, prize })),
  }
}

/** Its part as the verifier recomputes it; null where it took none, though its configuration has a pool: bonus money paid. */
export async function jackpotProof(
  app: App,
  round: Pick<RoundFound, 'id'>,
  config: Json,
): Promise<{ hits: StoredHit[] } | null> {
  if (!splitConfig(config).participation) return null
  const given = await contributedBy(app.db, round.id)
  if (given.length === 0) return null
  const hits = await hitsOfRound(app.db, round.id)
  return {
    hits: hits.map(({ level, number, prize, triggerSeed, triggerHash }) => ({
      level,
      number,
      prize: moneyText(prize),
      triggerSeed,
      triggerHash,
    })),
  }
}
