import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Route } from '#contract/route.ts'

const SECONDS = { s: 1, min: 60, h: 3_600 } as const

export type RateLimiter = {
  /** Seconds to wait, or null if the call is allowed. */
  readonly spend: (name: string, pace: NonNullable<Route['rateLimit']>, who: string) => Promise<number | null>
}

function read(pace: NonNullable<Route['rateLimit']>): { points: number; duration: number } {
  const [points = '', unit = ''] = pace.split('/')
  return { points: Number(points), duration: SECONDS[unit as keyof typeof SECONDS] } // the type of `pace` allows no other unit
}

/**
 * Rate limits shared by all processes through the database (S9). While the database is unavailable, this process counts alone: a limit
 * is then multiplied by the number of processes, but never disappears.
 */
export function createRateLimiter(pool: pg.Pool): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = (name: string, pace: NonNullable<Route['rateLimit']>): RateLimiterPostgres => {
    const known = limiters.get(name)
    if (known) return known
    const limits = { keyPrefix: name, ...read(pace) }
    const limiter = new RateLimiterPostgres({
      ...limits,
      // reject rate-limited callers from the in-memory counter: a flood from one address would otherwise queue for one row on the
      // connections that bets need
      inMemoryBlockOnConsumed: limits.points,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'pace',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(limits),
    })
    limiters.set(name, limiter)
    return limiter
  }
  return {
    async spend(name, pace, who) {
      try {
        await limiterOf(name, pace).consume(who)
        return null
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      }
    },
  }
}
