import { inTransaction } from '#db/pool.ts'
import { createPool } from '#features/play/jackpots/public.ts'
import { seated } from '#features/play/rounds/testing/seat.ts'
import { major } from '#kit/money.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'

/** Members of each kind; the first kind takes no part. */
export const SEATS = 64

/** Members in sessions of Dice: of a brand without a jackpot, then of one whose dice give to two levels. Neither level is near a hit. */
export async function seatsWithJackpot(at: TestApp): Promise<readonly string[]> {
  const pool = {
    code: 'bench',
    merchant: 'JADE',
    currency: 'VND',
    nameEn: 'Bench',
    nameVi: 'Bench',
    games: ['dice'],
    isRunning: true,
  } as const
  const levels = [
    { kind: 'random', key: 'mini', seed: major(100), sharePpm: 1_000, oneInStaked: major(90_000_000_000) },
    { kind: 'mustHitBy', key: 'major', seed: major(100), sharePpm: 1_000, by: major(90_000_000_000) },
  ] as const
  await inTransaction(at.app.db, (tx) =>
    createPool(at.app, tx, { pool, levels, brands: ['JADE'], by: 'bench' }),
  )
  const tokens: string[] = []
  for (const merchant of ['AMBER', 'JADE'] as const)
    for (let n = 0; n < SEATS; n += 1)
      tokens.push((await seated(at, { balance: major(100_000_000), merchant })).token)
  return tokens
}
