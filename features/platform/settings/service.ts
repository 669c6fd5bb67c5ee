import { inTransaction, type Db, type Tx } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { packsOf } from '#features/platform/merchants/public.ts'
import type { CallFor, Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { Vault } from '#server/vault.ts'
import type { Reply } from '#contract/route.ts'
import type { SettingShape, StartOf } from '#contract/declare/setting.ts'
import type { settingsOffice } from './contract.ts'
import { settingSays, settingTitle } from './says.ts'
import { isSetting, settingNames, settings, type SettingName, type SettingValues } from './catalogue.ts'
import { writeSetting } from './store.ts'

/** Sets a value within its type's bounds; throws otherwise. */
export async function changeSetting<N extends SettingName>(
  tx: Db | Tx,
  merchant: string,
  name: N,
  value: SettingValues[N],
  now: Date,
): Promise<void> {
  await writeSetting(tx, merchant, name, settings[name].write(value), now)
}

/** Encrypts and stores a secret; empty removes it. */
export async function changeSecret(
  app: Pick<App, 'db' | 'vault'>,
  merchant: string,
  name: SettingName,
  text: string,
  now: Date,
): Promise<void> {
  await writeSetting(app.db, merchant, name, sealSecret(app.vault, text), now)
}

type Listed = Reply<(typeof settingsOffice)['list']>['list'][number]

/** The wire type of a stored value; a type that is none of these has no form control. */
function wire(stored: unknown): Listed['value'] {
  if (typeof stored === 'boolean' || typeof stored === 'number' || typeof stored === 'string') return stored
  if (Array.isArray(stored)) return stored.map(String)
  throw new Error('settings: a value that no form knows')
}

/** Shown instead of a secret that is set. */
const DOTS = '••••••••'

function shown(shape: SettingShape, value: Listed['value']): Listed['value'] {
  return shape.kind === 'secret' && value !== '' ? DOTS : value
}

/** A secret as stored; empty stays empty, which means unset. */
function sealSecret(vault: Vault, text: string): string {
  return text === '' ? '' : Buffer.from(vault.close('setting', text)).toString('base64')
}

export function openSecret(vault: Vault, stored: string): string {
  return vault.open('setting', Buffer.from(stored, 'base64'))
}

/** What the default values of a brand's settings depend on. */
async function startOf({ config, merchants }: App, merchant: string): Promise<StartOf> {
  const currency = (await merchants.byCode(merchant))?.currency ?? 'VND'
  return { mode: config.FAIRHOUSE_MODE, currency }
}

/** Every setting of a brand in the form's format. */
export async function listSettings(app: App, merchant: string, language: Language): Promise<Listed[]> {
  const of = await startOf(app, merchant)
  return Promise.all(
    settingNames().map(async (name) => {
      const { shape, storedStartFor } = settings[name]
      const starts = storedStartFor(of)
      return {
        name,
        title: settingTitle(name, language),
        group: settings[name].group,
        needsApproval: !settings[name].isLight,
        says: settingSays(name, language),
        kind: shape.kind,
        least: shape.kind === 'whole' ? shape.least : null,
        most: shape.kind === 'whole' ? shape.most : null,
        options: 'options' in shape ? [...shape.options] : [],
        value: shown(shape, wire((await app.merchants.stored(merchant, name)) ?? starts)),
        starts: wire(starts),
      }
    }),
  )
}

/** Brands affected by a change: decimals of a currency apply to all brands of the currency. */
async function sharing(app: App, merchant: string, name: SettingName): Promise<string[]> {
  if (name !== 'amountDecimals') return [merchant]
  const brands = await app.merchants.all()
  const currency = brands.find(({ code }) => code === merchant)?.currency
  return brands.filter((brand) => brand.currency === currency).map(({ code }) => code)
}

/** An operator's change: validated by the setting's own type, audited, announced at commit. */
export async function changeByOperator(
  app: App,
  { merchant, name, value }: { readonly merchant: string; readonly name: string; readonly value: unknown },
  { operator, ip, now, language }: CallFor<(typeof settingsOffice)['change']>,
) {
  if (!isSetting(name) || !(await app.merchants.byCode(merchant)))
    return { refused: 'settings.unknown' } as const
  const accepted = settings[name].accept(value)
  if (!accepted) return { refused: 'settings.outOfBounds' } as const
  if (name === 'brandPack' && accepted.stored !== '') {
    // an unknown code would silently leave the brand under the most permissive rules
    const packs = await packsOf(app.db, language)
    if (!packs.some(({ code }) => code === accepted.stored)) {
      const known = packs.map(({ code, title }) => `${code} (${title})`).join(', ')
      return { refused: 'settings.noSuchPack', detail: { packs: known } } as const
    }
  }
  const { shape } = settings[name]
  const stored = shape.kind === 'secret' ? sealSecret(app.vault, String(accepted.stored)) : accepted.stored
  const before =
    (await app.merchants.stored(merchant, name)) ??
    settings[name].storedStartFor(await startOf(app, merchant))
  const brands = await sharing(app, merchant, name)
  await inTransaction(app.db, async (tx) => {
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
  app.merchants.forget()
  return {}
}
