import { BlockList, isIPv6 } from 'node:net'
import { plainAddress, readNetwork } from '#kit/address.ts'
import type { Merchant } from '#server/call.ts'
import type { Brands, Standing } from '#server/app.ts'
import { flags, isFlag } from '../catalogue.ts'
import { decideStanding, type Deed } from '../rules.ts'
import type { MerchantRow, RegionRow, StatusRow } from '../store.ts'

/** A snapshot of the brands. */
export type BrandRows = {
  /** In order: the first is the default brand, used for unmapped hosts. */
  readonly merchants: readonly MerchantRow[]
  readonly hosts: ReadonlyMap<string, string>
  /** By `merchant/flag`. */
  readonly isOn: ReadonlyMap<string, boolean>
  /** By `merchant/setting`. */
  readonly values: ReadonlyMap<string, unknown>
  readonly statuses: ReadonlyMap<string, StatusRow>
  readonly regions: ReadonlyMap<string, readonly RegionRow[]>
}

export type Knowing = {
  readonly mode: 'demo' | 'live'
  /** The country of an address, or null: an ISO 3166 code in capitals. */
  readonly countryOf: (ip: string) => string | null
}

type Regions = {
  readonly countries: ReadonlyMap<string, Deed>
  readonly networks: { readonly allow: BlockList; readonly refuse: BlockList }
}

/**
 * Placeholder until operators have created the first brand of a live installation: the back office works, and the site is in
 * maintenance.
 */
export const NO_BRAND: Merchant = { code: '', name: 'Fairhouse', currency: 'USD', timeZone: 'UTC' }

/** Region rules; compiled once per snapshot, used by every call. */
type Entrance = {
  readonly status: StatusRow | undefined
  readonly regions: Regions | null
  readonly otherwise: Deed
  readonly unknown: Deed
}

/** Answers from the snapshot, synchronously. */
export function brandsOf(rows: BrandRows, { mode, countryOf }: Knowing): Brands {
  const { merchants, hosts, isOn, values } = rows
  const byCode = new Map(merchants.map((merchant) => [merchant.code, merchant]))
  const entrances = new Map<string, Entrance>()
  const entranceOf = (code: string): Entrance => {
    const known = entrances.get(code)
    if (known) return known
    const entrance = entranceIn(rows, code)
    if (byCode.has(code)) entrances.set(code, entrance)
    return entrance
  }
  return {
    byCode: (code) => byCode.get(code) ?? null,
    byHost: (host) => byCode.get(hosts.get(host.toLowerCase()) ?? '') ?? null,
    first: () => merchants[0] ?? NO_BRAND,
    isOn: (merchant, flag) => {
      if (!isFlag(flag)) throw new Error(`merchants: no flag is called ${flag}`)
      return isOn.get(`${merchant}/${flag}`) ?? flags[flag][mode]
    },
    stored: (merchant, name) => values.get(`${merchant}/${name}`),
    standing: (merchant, ip) => {
      if (merchant === NO_BRAND.code) return { systemStatus: 1, endsAt: null }
      const plain = plainAddress(ip)
      return standing(entranceOf(merchant), plain, countryOf(plain))
    },
  }
}

function entranceIn({ statuses, regions, values }: BrandRows, code: string): Entrance {
  const deedIn = (name: string): Deed => (values.get(`${code}/${name}`) === 'refuse' ? 'refuse' : 'allow')
  const rules = regions.get(code)
  return {
    status: statuses.get(code),
    regions: rules ? regionsOf(rules) : null,
    otherwise: deedIn('regionOtherwise'),
    unknown: deedIn('regionUnknown'),
  }
}

function standing(
  { status, regions, otherwise, unknown }: Entrance,
  ip: string,
  country: string | null,
): Standing {
  return decideStanding({
    isClosed: status?.isClosed ?? false,
    endsAt: status?.endsAt ?? null,
    network: regions ? networkDeed(regions, ip) : null,
    country: (country && regions?.countries.get(country)) || null,
    isCountryKnown: country !== null,
    otherwise,
    unknown,
  })
}

function networkDeed({ networks }: Regions, ip: string): Deed | null {
  const family = isIPv6(ip) ? 'ipv6' : 'ipv4'
  if (networks.allow.check(ip, family)) return 'allow'
  return networks.refuse.check(ip, family) ? 'refuse' : null
}

function regionsOf(rules: readonly RegionRow[]): Regions {
  const networks = { allow: new BlockList(), refuse: new BlockList() }
  for (const { kind, place, deed } of rules) {
    const network = kind === 'network' ? readNetwork(place) : null
    if (network) networks[deed].addSubnet(network.base, network.prefix, network.family)
  }
  const countries = rules.filter(({ kind }) => kind === 'country')
  return { networks, countries: new Map(countries.map(({ place, deed }) => [place, deed])) }
}
