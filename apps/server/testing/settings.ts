import { changeFlag, changeSetting } from '#features/platform/settings/public.ts'
import type { SettingName, SettingValues } from '#features/platform/settings/catalogue.ts'
import type { FlagName } from '#features/platform/merchants/catalogue.ts'
import type { TestApp } from './test-app.ts'

type Changed = Pick<TestApp, 'app' | 'clock'>

/**
 * Changes a brand's setting, and the server under test reads it with its next question. A change of the table alone arrives with its
 * announcement, some milliseconds later, and a test that asks sooner would find the old value.
 */
export async function applySetting<N extends SettingName>(
  { app, clock }: Changed,
  brand: string,
  name: N,
  value: SettingValues[N],
): Promise<void> {
  await changeSetting(app.db, brand, name, value, clock.now())
  app.merchants.forget()
}

/** Switches a brand's flag; see applySetting. */
export async function applyFlag(
  { app, clock }: Changed,
  brand: string,
  flag: FlagName,
  isOn: boolean,
): Promise<void> {
  await changeFlag(app.db, brand, flag, isOn, clock.now())
  app.merchants.forget()
}
