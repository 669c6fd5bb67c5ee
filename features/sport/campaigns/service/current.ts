import { parseMoney } from '#kit/money.ts'
import type { Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { createCache, type Cache } from '#server/cache.ts'
import type { sportCampaigns } from '../contract.ts'
import type { BoostTerms, Terms } from '../rules/terms.ts'
import { runningOf, type CampaignRow } from '../store/campaigns.ts'

type Current = (typeof sportCampaigns)['current']

/** A campaign that ends applies to bets of this time at most; its terms were on the page when they were placed. */
const CACHE_MS = 2_000
const caches = new WeakMap<App['pool'], Cache<readonly CampaignRow[]>>()

/** The campaigns of a brand that run now, the newest version of each kind. */
export function campaignsNow(app: App, merchant: string): Promise<readonly CampaignRow[]> {
  const known = caches.get(app.pool) ?? createCache<readonly CampaignRow[]>(CACHE_MS)
  caches.set(app.pool, known)
  return known(merchant, () => runningOf(app.db, merchant))
}

/** A change of this process holds immediately. */
export const forgetCampaigns = (app: App): boolean => caches.delete(app.pool)

export const shownBoost = ({ steps, leastPrice, most }: Omit<BoostTerms, 'kind'>) => ({
  steps: steps.map((step) => ({ ...step })),
  leastPrice,
  most: parseMoney(most) ?? 0n,
})

export const shownTerms = (terms: Terms) =>
  terms.kind === 'earlyPayout' ? terms : { kind: terms.kind, ...shownBoost(terms) }

export async function showCurrent(app: App, { merchant }: CallFor<Current>): Promise<Reply<Current>> {
  const rows = await campaignsNow(app, merchant.code)
  return {
    currency: merchant.currency,
    list: rows.map(({ version, endsAt, terms }) => ({ version, endsAt, terms: shownTerms(terms) })),
  }
}
