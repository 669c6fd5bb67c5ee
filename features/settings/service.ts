import type { Db, Tx } from '#db/pool.ts'
import type { Clock, Merchants } from '#server/house.ts'
import { flags, isFlag, type FlagName } from './flags.ts'
import { settings, type SettingName, type SettingValues } from './settings.ts'
import {
  flagRows,
  merchantsInOrder,
  settingRows,
  writeFlag,
  writeSetting,
  type MerchantRow,
} from './store.ts'

/** How long a process may go on with what it read; a change is in force everywhere within this time. */
const FRESH_MS = 1_000

type Snapshot = {
  readonly readAt: number
  readonly merchants: readonly MerchantRow[]
  readonly isOn: ReadonlyMap<string, boolean>
  readonly values: ReadonlyMap<string, unknown>
}

export type Settings = Merchants & {
  readonly all: () => Promise<readonly MerchantRow[]>
}

/** Merchants, flags and settings as this process sees them; read again at most once a second. */
export function createSettings(db: Db, clock: Clock, mode: 'demo' | 'live'): Settings {
  let reading: Promise<Snapshot> | null = null
  let snapshot: Snapshot | null = null

  async function fresh(): Promise<Snapshot> {
    if (snapshot && clock.now().getTime() - snapshot.readAt < FRESH_MS) return snapshot
    reading ??= read(db, clock).finally(() => {
      reading = null
    })
    snapshot = await reading
    return snapshot
  }

  return {
    all: async () => (await fresh()).merchants,
    byCode: async (code) => (await fresh()).merchants.find((merchant) => merchant.code === code) ?? null,
    byHost: async (host) =>
      (await fresh()).merchants.find((merchant) => merchant.hosts.includes(host)) ?? null,
    async first() {
      const [merchant] = (await fresh()).merchants
      if (!merchant) throw new Error('settings: there is no merchant')
      return merchant
    },
    async isOn(merchant, flag) {
      if (!isFlag(flag)) throw new Error(`settings: no flag is called ${flag}`)
      return (await fresh()).isOn.get(`${merchant}/${flag}`) ?? flags[flag][mode]
    },
    stored: async (merchant, name) => (await fresh()).values.get(`${merchant}/${name}`),
  }
}

async function read(db: Db, clock: Clock): Promise<Snapshot> {
  const [merchants, isOn, values] = await Promise.all([merchantsInOrder(db), flagRows(db), settingRows(db)])
  return {
    readAt: clock.now().getTime(),
    merchants,
    isOn: new Map(isOn.map((flag) => [`${flag.merchant}/${flag.name}`, flag.isOn])),
    values: new Map(values.map((setting) => [`${setting.merchant}/${setting.name}`, setting.value])),
  }
}

/** Sets a value within its type's bounds; throws where it is outside. */
export async function changeSetting<N extends SettingName>(
  tx: Db | Tx,
  merchant: string,
  name: N,
  value: SettingValues[N],
  now: Date,
): Promise<void> {
  await writeSetting(tx, merchant, name, settings[name].write(value), now)
}

export async function changeFlag(
  tx: Db | Tx,
  merchant: string,
  name: FlagName,
  isOn: boolean,
  now: Date,
): Promise<void> {
  await writeFlag(tx, merchant, name, isOn, now)
}
