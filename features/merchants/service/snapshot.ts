import { BlockList, isIPv6 } from 'node:net'
import type { Db } from '#db/pool.ts'
import type { Clock, House, Merchants, Standing } from '#server/house.ts'
import { flags, isFlag } from '../flags.ts'
import { plainAddress } from '#kit/address.ts'
import { decideStanding, networkOf, type Deed } from '../rules.ts'
import {
  flagRows,
  hostRows,
  merchantsInOrder,
  regionRows,
  routeRows,
  settingRows,
  statusRows,
  type MerchantRow,
  type RegionRow,
  type StatusRow,
} from '../store.ts'

/**
 * How long a process may go on with what it read. Every change is announced and makes it read again at once; this is
 * for the moment in which an announcement is lost with its connection.
 */
const FRESH_MS = 1_000

type Regions = {
  readonly countries: ReadonlyMap<string, Deed>
  readonly networks: { readonly allow: BlockList; readonly refuse: BlockList }
}

type Snapshot = {
  readonly readAt: number
  readonly merchants: readonly MerchantRow[]
  readonly hosts: ReadonlyMap<string, string>
  readonly isOn: ReadonlyMap<string, boolean>
  readonly values: ReadonlyMap<string, unknown>
  readonly statuses: ReadonlyMap<string, StatusRow>
  readonly regions: ReadonlyMap<string, Regions>
  readonly origins: ReadonlyMap<string, readonly string[]>
}

export type MerchantsMaking = {
  readonly db: Db
  readonly clock: Clock
  readonly mode: 'demo' | 'live'
  /** The country of an address, or null: an ISO 3166 code in capitals. */
  readonly countryOf: (ip: string) => string | null
}

/** What a process knows of the brands; `announced` is called when something has changed. */
export type KnownMerchants = Merchants &
  Pick<House, 'outsideOf'> & { readonly announced: (what: string) => void }

/** Merchants, hosts, flags, settings, status and region rules as this process sees them. */
export function createMerchants({ db, clock, mode, countryOf }: MerchantsMaking): KnownMerchants {
  let reading: Promise<Snapshot> | null = null
  let snapshot: Snapshot | null = null
  const listeners = new Set<(what: string) => void>()

  async function fresh(): Promise<Snapshot> {
    if (snapshot && clock.now().getTime() - snapshot.readAt < FRESH_MS) return snapshot
    const mine = (reading ??= read(db, clock.now().getTime()))
    try {
      const read = await mine
      last = read
      // a change that was announced while this was read makes it old at once
      if (reading === mine) snapshot = read
      return read
    } finally {
      if (reading === mine) reading = null
    }
  }

  /** What was read last, however old: a page's headers are written without waiting. */
  let last: Snapshot | null = null

  let edition = 0
  const forget = (): void => {
    edition += 1
    snapshot = null
    reading = null
  }

  const called = ({ merchants }: Snapshot, code: string | undefined) =>
    merchants.find((merchant) => merchant.code === code) ?? null

  return {
    announced(what) {
      forget()
      for (const listener of listeners) listener(what)
    },
    forget,
    edition: () => edition,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    all: async () => (await fresh()).merchants,
    byCode: async (code) => called(await fresh(), code),
    async byHost(host) {
      const known = await fresh()
      return called(known, known.hosts.get(host.toLowerCase()))
    },
    async first() {
      const [merchant] = (await fresh()).merchants
      if (!merchant) throw new Error('merchants: there is no merchant')
      return merchant
    },
    async isOn(merchant, flag) {
      if (!isFlag(flag)) throw new Error(`merchants: no flag is called ${flag}`)
      return (await fresh()).isOn.get(`${merchant}/${flag}`) ?? flags[flag][mode]
    },
    stored: async (merchant, name) => (await fresh()).values.get(`${merchant}/${name}`),
    standing: async (merchant, ip) => standing(await fresh(), merchant, plainAddress(ip), countryOf),
    countryOf: (ip) => countryOf(plainAddress(ip)),
    outsideOf(host) {
      const code = last?.hosts.get(host.toLowerCase()) ?? last?.merchants[0]?.code ?? ''
      return {
        origins: last?.origins.get(code) ?? [],
        pictures: originsOf(last?.values.get(`${code}/imageCdns`)),
        isMeasured: Boolean(last?.values.get(`${code}/gtagId`)),
        geetest: geetestOf(mode, (name) => last?.values.get(`${code}/${name}`)),
        phoneProof: phoneProofOf(mode, (name) => last?.values.get(`${code}/${name}`)),
      }
    },
  }
}

/** Origins as a setting holds them; they were judged when they were set. */
function originsOf(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.map(String) : []
}

/** The address of Geetest's script, null where people are checked otherwise. */
function geetestOf(mode: 'demo' | 'live', valueOf: (name: string) => unknown): string | null {
  if (valueOf('humanCheck') !== 'geetest' || !valueOf('geetestId') || !valueOf('geetestKey')) return null
  return mode === 'live' ? GEETEST_SCRIPT : String(valueOf('geetestScript') ?? GEETEST_SCRIPT)
}

/** Firebase's addresses, null where numbers are proved by the house alone. */
function phoneProofOf(mode: 'demo' | 'live', valueOf: (name: string) => unknown) {
  if (!valueOf('firebaseProject') || !valueOf('firebaseApiKey')) return null
  if (mode === 'live') return FIREBASE
  const at = (name: string, start: string) => String(valueOf(name) ?? start)
  return { api: at('firebaseApi', FIREBASE.api), recaptcha: at('firebaseRecaptcha', FIREBASE.recaptcha) }
}

// where the settings start
const FIREBASE = {
  api: 'https://identitytoolkit.googleapis.com',
  recaptcha: 'https://www.google.com/recaptcha/api.js',
} as const
const GEETEST_SCRIPT = 'https://static.geetest.com/v4/gt4.js' // where the setting starts

function standing(
  { statuses, regions, values }: Snapshot,
  merchant: string,
  ip: string,
  countryOf: (ip: string) => string | null,
): Standing {
  const status = statuses.get(merchant)
  const rules = regions.get(merchant)
  const country = countryOf(ip)
  const deedIn = (name: string): Deed => (values.get(`${merchant}/${name}`) === 'refuse' ? 'refuse' : 'allow')
  return decideStanding({
    isClosed: status?.isClosed ?? false,
    endsAt: status?.endsAt ?? null,
    network: rules ? networkDeed(rules, ip) : null,
    country: (country && rules?.countries.get(country)) || null,
    isCountryKnown: country !== null,
    otherwise: deedIn('regionOtherwise'),
    unknown: deedIn('regionUnknown'),
  })
}

function networkDeed({ networks }: Regions, ip: string): Deed | null {
  const family = isIPv6(ip) ? 'ipv6' : 'ipv4'
  if (networks.allow.check(ip, family)) return 'allow'
  return networks.refuse.check(ip, family) ? 'refuse' : null
}

async function read(db: Db, readAt: number): Promise<Snapshot> {
  const [merchants, hosts, isOn, values, statuses, regions, routes] = await Promise.all([
    merchantsInOrder(db),
    hostRows(db),
    flagRows(db),
    settingRows(db),
    statusRows(db),
    regionRows(db),
    routeRows(db),
  ])
  return {
    readAt,
    merchants,
    hosts: new Map(hosts.map(({ host, merchant }) => [host, merchant])),
    isOn: new Map(isOn.map((flag) => [`${flag.merchant}/${flag.name}`, flag.isOn])),
    values: new Map(values.map((setting) => [`${setting.merchant}/${setting.name}`, setting.value])),
    origins: new Map(
      merchants.map(({ code }) => [
        code,
        routes.filter(({ merchant }) => merchant === code).map(({ origin }) => origin),
      ]),
    ),
    statuses: new Map(statuses.map((status) => [status.merchant, status])),
    regions: new Map(
      Object.entries(Object.groupBy(regions, ({ merchant }) => merchant)).map(([merchant, rules = []]) => [
        merchant,
        regionsOf(rules),
      ]),
    ),
  }
}

function regionsOf(rules: readonly RegionRow[]): Regions {
  const networks = { allow: new BlockList(), refuse: new BlockList() }
  for (const { kind, place, deed } of rules) {
    const network = kind === 'network' ? networkOf(place) : null
    if (network) networks[deed].addSubnet(network.base, network.prefix, network.family)
  }
  const countries = rules.filter(({ kind }) => kind === 'country')
  return { networks, countries: new Map(countries.map(({ place, deed }) => [place, deed])) }
}
