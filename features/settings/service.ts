import type { Db, Tx } from '#db/pool.ts'
import { settings, type SettingName, type SettingValues } from './settings.ts'
import { writeSetting } from './store.ts'

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
