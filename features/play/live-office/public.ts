import { LRUCache } from 'lru-cache'
import type { Db, Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { createCache, type Cache } from '#server/cache.ts'
import { memberRanks } from '#features/account/members/extension-points.ts'
import { hoursSchema, type Hours } from './rules/hours.ts'
import { limitsSchema, mostFor, type Limits, type Most } from './rules/limits.ts'
import { newestSetups } from './store/setup.ts'

/** Limits and hours of live tables and crash as operators have set them, for the features that sell their bets. */
export { oneBetStakesWith, stakesWith } from './rules/limits.ts'
export type { Limits } from './rules/limits.ts'
export { hasIncident, insertIncident } from './store/log.ts'

/** What is in force at a table; null: as usual. */
export type LiveSetup = { readonly limits: Limits | null; readonly hours: Hours | null }

const USUAL: LiveSetup = { limits: null, hours: null }
/** Limits that an operator changes hold at every process after this time. */
const SETUP_MS = 1_000
/** A member who has risen has the limits of the new rank after this time. */
const RANK_MS = 60_000
const MOST_RANKS = 20_000

type Setups = ReadonlyMap<string, LiveSetup>
type Kept = {
  readonly setups: Cache<Setups>
  readonly ranks: LRUCache<bigint, Promise<number>>
}
const kept = new WeakMap<App['pool'], Kept>()

function keptOf(app: App): Kept {
  const known = kept.get(app.pool)
  if (known) return known
  const made = {
    setups: createCache<Setups>(SETUP_MS),
    ranks: new LRUCache<bigint, Promise<number>>({ max: MOST_RANKS, ttl: RANK_MS }),
  }
  kept.set(app.pool, made)
  return made
}

/** What is in force at every table, as new as the transaction. */
export async function setupsNow(db: Db | Tx): Promise<Setups> {
  const setups = new Map<string, LiveSetup>()
  for (const { code, kind, value } of await newestSetups(db)) {
    const known = setups.get(code) ?? USUAL
    const limits = kind === 'limits' ? limitsSchema.parse(value) : null
    const hours = kind === 'hours' ? hoursSchema.parse(value) : null
    if (limits?.ok) setups.set(code, { ...known, limits: limits.value })
    else if (hours?.ok) setups.set(code, { ...known, hours: hours.value })
    else throw new Error(`live tables: the stored ${kind} of ${code} cannot be read`)
  }
  return setups
}

/** What is in force at a table, at most a second old. */
export async function setupOf(app: App, code: string): Promise<LiveSetup> {
  return (await keptOf(app).setups('*', () => setupsNow(app.db))).get(code) ?? USUAL
}

/** The member's VIP rank, read once for all tables of a list; 0: the base rank. */
function levelOf(app: App, memberId: bigint): Promise<number> {
  const { ranks } = keptOf(app)
  const known = ranks.get(memberId)
  if (known) return known
  const level = readLevel(app, memberId)
  ranks.set(memberId, level)
  level.catch(() => {
    if (ranks.peek(memberId) === level) ranks.delete(memberId)
  })
  return level
}

const readLevel = async (app: App, memberId: bigint): Promise<number> =>
  (await memberRanks.of(app)(app.db, memberId))?.level ?? 0

/** What a member of a rank may have at a table; null: as usual there. Visitors have the limits of the base rank. */
export async function ownMost(
  app: App,
  {
    code,
    currency,
    memberId,
  }: { readonly code: string; readonly currency: string; readonly memberId: bigint | null },
): Promise<Most | null> {
  const { limits } = await setupOf(app, code)
  if (!limits) return null
  return mostFor(limits, currency, memberId === null ? 0 : await levelOf(app, memberId))
}
