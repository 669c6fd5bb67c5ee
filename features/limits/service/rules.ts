import { termsFor, type Applied } from '#features/merchants/door.ts'
import type { House } from '#server/house.ts'
import { memberFacts } from '../store/play.ts'

/** A jurisdiction's terms as they hold for somebody, with the reason: the country, the brand, or that neither has a pack. */
export type Ruled = Applied & { readonly country: string | null }

export type Whose = {
  readonly merchant: string
  /** A member is judged by where they registered; anybody else by the address of the call. */
  readonly memberId?: bigint
  readonly ip?: string
}

/** Members whose country is remembered in this process: it never changes. */
const MOST_KNOWN = 50_000
const countries = new Map<bigint, string | null>()

async function countryOf(house: House, { memberId, ip }: Whose): Promise<string | null> {
  if (memberId === undefined) return ip === undefined ? null : house.merchants.countryOf(ip)
  const known = countries.get(memberId)
  if (known !== undefined) return known
  const member = await memberFacts(house.db, memberId)
  const country = member ? house.merchants.countryOf(member.registerIp) : null
  if (countries.size >= MOST_KNOWN) countries.clear()
  countries.set(memberId, country)
  return country
}

/** Which jurisdiction's rules hold for a member or a visitor of a brand, and why (decision 20). */
export async function rulesFor(house: House, whose: Whose): Promise<Ruled> {
  const country = await countryOf(house, whose)
  return { ...(await termsFor(house, { merchant: whose.merchant, country })), country }
}
