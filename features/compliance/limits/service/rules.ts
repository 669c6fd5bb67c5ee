import { LRUCache } from 'lru-cache'
import type { Db, Tx } from '#db/pool.ts'
import { termsFor, type Applied } from '#features/platform/merchants/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { memberFacts } from '../store/play.ts'

/** The jurisdiction terms that apply, with the reason: by country, by brand, or the default because neither has a pack. */
export type Ruled = Applied & { readonly country: string | null }

export type Whose = {
  readonly merchant: string
  /** For a member the country of registration decides; for a visitor the address of the request. */
  readonly memberId?: bigint
  readonly ip?: string
}

/** Maximum members whose country is cached in this process: it never changes. */
const MOST_KNOWN = 50_000
const countries = new LRUCache<bigint, Pick<Ruled, 'country'>>({ max: MOST_KNOWN })

async function countryOf(app: App, { memberId, ip }: Whose): Promise<string | null> {
  if (memberId === undefined) return ip === undefined ? null : app.merchants.countryOf(ip)
  const known = countries.get(memberId)
  if (known) return known.country
  const member = await memberFacts(app.db, memberId)
  if (!member) return null
  const country = app.merchants.countryOf(member.registerIp)
  countries.set(memberId, { country })
  return country
}

/** Which jurisdiction's rules apply to a member or a visitor of a brand, and why (decision 20). Not inside a transaction. */
export async function rulesFor(app: App, whose: Whose): Promise<Ruled> {
  const country = await countryOf(app, whose)
  return { ...(await termsFor(app, { merchant: whose.merchant, country })), country }
}

export type Who = { readonly id: bigint; readonly merchant: string }

/**
 * What a decision about limits needs besides the member's rows. Load it before a transaction, never inside: taking a second connection
 * while holding one could deadlock the pool under load.
 */
export type Frame = {
  readonly rules: Ruled
  readonly zone: string
  readonly idleMinutes: number
  readonly isPromptMust: boolean
}

export async function frameFor(app: App, member: Who): Promise<Frame> {
  const [rules, brand, idleMinutes, isPromptMust] = await Promise.all([
    rulesFor(app, { merchant: member.merchant, memberId: member.id }),
    app.merchants.byCode(member.merchant),
    settingOf(app, member.merchant, 'sessionIdleMinutes'),
    settingOf(app, member.merchant, 'limitPromptMust'),
  ])
  return { rules, zone: brand?.timeZone ?? 'UTC', idleMinutes, isPromptMust }
}

export type Reader = Db | Tx
