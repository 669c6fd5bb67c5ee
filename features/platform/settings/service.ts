import { inTransaction, type Db, type Tx } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { packCodes } from '#features/platform/merchants/public.ts'
import type { CallFor, Language } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { Vault } from '#server/vault.ts'
import type { Reply } from '#contract/route.ts'
import type { settingsOffice } from './contract.ts'
import { settingSays } from './says.ts'
import type { SettingShape, StartOf } from './settings/row.ts'
import { isSetting, settingNames, settings, type SettingName, type SettingValues } from './settings.ts'
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

/** Seals a secret and stores it; empty takes it away. */
export async function changeSecret(
  house: Pick<House, 'db' | 'vault'>,
  merchant: string,
  name: SettingName,
  text: string,
  now: Date,
): Promise<void> {
  await writeSetting(house.db, merchant, name, sealSecret(house.vault, text), now)
}

type Listed = Reply<(typeof settingsOffice)['list']>['list'][number]

/** What a stored value is on the wire; a type that is none of these would be a setting that no form can ask for. */
function wire(stored: unknown): Listed['value'] {
  if (typeof stored === 'boolean' || typeof stored === 'number' || typeof stored === 'string') return stored
  if (Array.isArray(stored)) return stored.map(String)
  throw new Error('settings: a value that no form knows')
}

/** What stands in place of a secret that is set: enough to see that it is. */
const DOTS = '••••••••'

function shown(shape: SettingShape, value: Listed['value']): Listed['value'] {
  return shape.kind === 'secret' && value !== '' ? DOTS : value
}

/** A secret as it is stored; empty stays empty, which means that none is set. */
function sealSecret(vault: Vault, text: string): string {
  return text === '' ? '' : Buffer.from(vault.close('setting', text)).toString('base64')
}

export function openSecret(vault: Vault, stored: string): string {
  return vault.open('setting', Buffer.from(stored, 'base64'))
}

/** What decides where the settings of a brand start. */
async function startOf({ config, merchants }: House, merchant: string): Promise<StartOf> {
  const currency = (await merchants.byCode(merchant))?.currency ?? 'VND'
  return { mode: config.FAIRHOUSE_MODE, currency }
}

/** Every setting of a brand as a form shows it. */
export async function listSettings(house: House, merchant: string, language: Language): Promise<Listed[]> {
  const of = await startOf(house, merchant)
  return Promise.all(
    settingNames().map(async (name) => {
      const { shape, storedStartFor } = settings[name]
      const starts = storedStartFor(of)
      return {
        name,
        says: settingSays(name, language),
        kind: shape.kind,
        least: shape.kind === 'whole' ? shape.least : null,
        most: shape.kind === 'whole' ? shape.most : null,
        options: 'options' in shape ? [...shape.options] : [],
        value: shown(shape, wire((await house.merchants.stored(merchant, name)) ?? starts)),
        starts: wire(starts),
      }
    }),
  )
}

/** Whom a change reaches: an amount of one currency reads the same in every brand, so its decimals are all brands' of the currency. */
async function sharing(house: House, merchant: string, name: SettingName): Promise<string[]> {
  if (name !== 'amountDecimals') return [merchant]
  const brands = await house.merchants.all()
  const currency = brands.find(({ code }) => code === merchant)?.currency
  return brands.filter((brand) => brand.currency === currency).map(({ code }) => code)
}

/** An operator's change: checked by the setting's own type, audited, announced at the commit. */
export async function changeByOperator(
  house: House,
  { merchant, name, value }: { readonly merchant: string; readonly name: string; readonly value: unknown },
  { operator, ip, now }: CallFor<(typeof settingsOffice)['change']>,
) {
  if (!isSetting(name) || !(await house.merchants.byCode(merchant)))
    return { refused: 'settings.unknown' } as const
  const accepted = settings[name].accept(value)
  if (!accepted) return { refused: 'settings.outOfBounds' } as const
  if (name === 'brandPack' && accepted.stored !== '') {
    // one that is not there would leave the brand under the rules that forbid least, and nobody would know
    const packs = await packCodes(house.db)
    if (!packs.includes(String(accepted.stored)))
      return { refused: 'settings.noSuchPack', detail: { packs: packs.join(', ') } } as const
  }
  const { shape } = settings[name]
  const stored = shape.kind === 'secret' ? sealSecret(house.vault, String(accepted.stored)) : accepted.stored
  const before =
    (await house.merchants.stored(merchant, name)) ??
    settings[name].storedStartFor(await startOf(house, merchant))
  const brands = await sharing(house, merchant, name)
  await inTransaction(house.db, async (tx) => {
    for (const brand of brands) await writeSetting(tx, brand, name, stored, now)
    await writeAudit(tx, {
      operator,
      action: 'settings.change',
      object: `merchant:${merchant}/setting:${name}`,
      before: { value: String(shown(shape, String(before))) },
      after: { value: String(shown(shape, String(stored))) },
      ip,
      now,
    })
  })
  house.merchants.forget()
  return {}
}
