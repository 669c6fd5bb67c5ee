import type { Db } from '#db/pool.ts'
import type { Brands, Clock, App, Merchants } from '#server/app.ts'
import { plainAddress } from '#kit/address.ts'
import { keepAmountDecimals } from '#texts/decimals.ts'
import {
  flagRows,
  hostRows,
  merchantsInOrder,
  regionRows,
  routeRows,
  settingRows,
  statusRows,
  type MerchantRow,
} from '../store.ts'
import { brandsOf, type Knowing } from './brands.ts'

/**
 * Maximum age of a process's snapshot. Every change is announced and triggers a read; this covers announcements lost with their
 * connection.
 */
const FRESH_MS = 1_000

type Snapshot = {
  readonly readAt: number
  readonly merchants: readonly MerchantRow[]
  readonly hosts: ReadonlyMap<string, string>
  readonly values: ReadonlyMap<string, unknown>
  readonly origins: ReadonlyMap<string, readonly string[]>
  readonly brands: Brands
}

export type MerchantsMaking = Knowing & { readonly db: Db; readonly clock: Clock }

/** A process's cached brands; `announced` is called on every change. */
export type KnownMerchants = Merchants &
  Pick<App, 'outsideOf'> & { readonly announced: (what: string) => void }

/** Merchants, hosts, flags, settings, status and region rules, as cached by this process. */
export function createMerchants({ db, clock, mode, countryOf }: MerchantsMaking): KnownMerchants {
  let reading: Promise<Snapshot> | null = null
  let snapshot: Snapshot | null = null
  const listeners = new Set<(what: string) => void>()

  /** If the clock was set back, the snapshot counts as outdated: its age is meaningless. */
  const isFresh = (known: Snapshot | null): known is Snapshot =>
    known !== null && Math.abs(clock.now().getTime() - known.readAt) < FRESH_MS

  async function fresh(): Promise<Snapshot> {
    if (isFresh(snapshot)) return snapshot
    const mine = (reading ??= read(db, clock.now().getTime(), { mode, countryOf }))
    try {
      const read = await mine
      last = read
      // a change announced during the read makes it outdated immediately
      if (reading === mine) snapshot = read
      return read
    } finally {
      if (reading === mine) reading = null
    }
  }

  /** The last snapshot, regardless of its age: a page's headers are written synchronously. */
  let last: Snapshot | null = null

  let edition = 0
  const forget = (): void => {
    edition += 1
    snapshot = null
    reading = null
  }

  const asTheyStand = (): Brands | Promise<Brands> => {
    if (isFresh(snapshot)) return snapshot.brands
    return fresh().then(({ brands }) => brands)
  }
  const brands = async () => (await fresh()).brands

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
    asTheyStand,
    all: async () => (await fresh()).merchants,
    byCode: async (code) => (await brands()).byCode(code),
    byHost: async (host) => (await brands()).byHost(host),
    first: async () => (await brands()).first(),
    isOn: async (merchant, flag) => (await brands()).isOn(merchant, flag),
    stored: async (merchant, name) => (await brands()).stored(merchant, name),
    standing: async (merchant, ip) => (await brands()).standing(merchant, ip),
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

/** Origins from a setting; they were validated when set. */
function originsOf(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.map(String) : []
}

/** The origin of Geetest's script, null if another human check is used. */
function geetestOf(mode: 'demo' | 'live', valueOf: (name: string) => unknown): string | null {
  if (valueOf('humanCheck') !== 'geetest' || !valueOf('geetestId') || !valueOf('geetestKey')) return null
  return mode === 'live' ? GEETEST_SCRIPT : String(valueOf('geetestScript') ?? GEETEST_SCRIPT)
}

/** Firebase's origins, null if only our own codes verify numbers. */
function phoneProofOf(mode: 'demo' | 'live', valueOf: (name: string) => unknown) {
  if (!valueOf('firebaseProject') || !valueOf('firebaseApiKey')) return null
  if (mode === 'live') return FIREBASE
  const at = (name: string, start: string) => String(valueOf(name) ?? start)
  return { api: at('firebaseApi', FIREBASE.api), recaptcha: at('firebaseRecaptcha', FIREBASE.recaptcha) }
}

// default values of settings
const FIREBASE = {
  api: 'https://identitytoolkit.googleapis.com',
  recaptcha: 'https://www.google.com/recaptcha/api.js',
} as const
const GEETEST_SCRIPT = 'https://static.geetest.com/v4/gt4.js' // where the setting starts

async function read(db: Db, readAt: number, known: Knowing): Promise<Snapshot> {
  const [merchants, hosts, isOn, values, statuses, regions, routes] = await Promise.all([
    merchantsInOrder(db),
    hostRows(db),
    flagRows(db),
    settingRows(db),
    statusRows(db),
    regionRows(db),
    routeRows(db),
  ])
  const rows = {
    merchants,
    hosts: new Map(hosts.map(({ host, merchant }) => [host, merchant])),
    isOn: new Map(isOn.map((flag) => [`${flag.merchant}/${flag.name}`, flag.isOn])),
    values: new Map(values.map((setting) => [`${setting.merchant}/${setting.name}`, setting.value])),
    statuses: new Map(statuses.map((status) => [status.merchant, status])),
    regions: Map.groupBy(regions, ({ merchant }) => merchant),
  }
  keepAmountDecimals(
    Object.fromEntries(
      merchants.flatMap(({ code, currency }) => {
        const decimals = rows.values.get(`${code}/amountDecimals`)
        return typeof decimals === 'number' ? [[currency, decimals]] : []
      }),
    ),
  )
  const origins = merchants.map(({ code }) => {
    const own = routes.filter(({ merchant }) => merchant === code)
    return [code, own.map(({ origin }) => origin)] as const
  })
  return { ...rows, readAt, origins: new Map(origins), brands: brandsOf(rows, known) }
}
