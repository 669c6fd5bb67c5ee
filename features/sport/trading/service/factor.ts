import { LRUCache } from 'lru-cache'
import type { App } from '#server/app.ts'
import { stakeSegments } from '../extension-points.ts'
import { factorOf, type FactorRow, type StakeFactor } from '../rules/factors.ts'
import { factorsOfBrand } from '../store/factors.ts'

/** A factor that was set counts everywhere after this time. */
const KNOWN_MS = 10_000
const MOST_BRANDS = 100
const MOST_MEMBERS = 50_000

/** The factors of a brand: most bets are by members without one, and need no query. */
type Brand = { readonly own: ReadonlyMap<bigint, FactorRow>; readonly segments: readonly FactorRow[] }

type Caches = {
  readonly brands: LRUCache<string, Promise<Brand>>
  readonly members: LRUCache<bigint, Promise<readonly string[]>>
}
const caches = new WeakMap<App['pool'], Caches>()

function cachesOf({ pool }: App): Caches {
  const known = caches.get(pool) ?? {
    brands: new LRUCache<string, Promise<Brand>>({ max: MOST_BRANDS, ttl: KNOWN_MS }),
    members: new LRUCache<bigint, Promise<readonly string[]>>({ max: MOST_MEMBERS, ttl: KNOWN_MS }),
  }
  caches.set(pool, known)
  return known
}

async function readBrand(app: App, merchant: string): Promise<Brand> {
  const rows = await factorsOfBrand(app.db, merchant)
  return {
    own: new Map(rows.flatMap((row) => (row.memberId === null ? [] : [[row.memberId, row] as const]))),
    segments: rows.filter(({ segment }) => segment !== null),
  }
}

/** One query for all that ask at the same time; a failed one is asked again. */
function once<K extends {}, V>(cache: LRUCache<K, Promise<V>>, key: K, read: () => Promise<V>): Promise<V> {
  const known = cache.get(key)
  if (known) return known
  const made = read()
  cache.set(key, made)
  made.catch(() => cache.delete(key))
  return made
}

export type Staker = { readonly id: bigint; readonly merchant: string }

/** The stake factor of a member; null: they stake like everyone. */
export async function stakeFactorOf(app: App, { id, merchant }: Staker): Promise<StakeFactor | null> {
  const { brands, members } = cachesOf(app)
  const { own, segments } = await once(brands, merchant, () => readBrand(app, merchant))
  const row = own.get(id)
  if (row) return factorOf([row], new Set())
  if (segments.length === 0) return null
  const asked = segments.flatMap(({ segment }) => segment ?? [])
  const found = await once(members, id, () =>
    stakeSegments.of(app).among(app, { merchant, memberId: id, segments: asked }),
  )
  return factorOf(segments, new Set(found))
}

/** After a change: this process reads factors again immediately, others within their time. */
export function forgetFactors(app: App): void {
  const { brands, members } = cachesOf(app)
  brands.clear()
  members.clear()
}
