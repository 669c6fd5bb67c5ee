import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { hostOf, isReserved, ownHostsOf } from '../rules.ts'
import { addHost, dropHost } from '../store.ts'
import { audited, type By } from './change.ts'

type Mapped = { readonly host: string } | HostRefusal
export type HostRefusal =
  | { readonly refused: 'merchants.hostInvalid' }
  | { readonly refused: 'merchants.hostReserved'; readonly detail: { readonly host: string } }
  | { readonly refused: 'merchants.hostTaken'; readonly detail: { readonly merchant: string } }

/** Maps a host as entered, with or without scheme, port and path, to a brand. */
export async function giveHost(
  app: App,
  tx: Tx,
  { merchant, written, now }: { readonly merchant: string; readonly written: string; readonly now: Date },
): Promise<Mapped> {
  const host = hostOf(
    written
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/\/.*$/, ''),
  )
  if (host === null) return { refused: 'merchants.hostInvalid' }
  const { SITE_ORIGIN, OFFICE_ORIGIN, GAME_ORIGIN } = app.config
  const own = ownHostsOf(SITE_ORIGIN, [OFFICE_ORIGIN, GAME_ORIGIN])
  const { code } = await app.merchants.first()
  // the first brand becomes the default by being created
  if (isReserved(host, { isDefault: merchant === (code || merchant), own }))
    return { refused: 'merchants.hostReserved', detail: { host } }
  const owner = await addHost(tx, { host, merchant }, now)
  if (owner?.merchant !== merchant)
    return { refused: 'merchants.hostTaken', detail: { merchant: owner?.merchant ?? '' } }
  return { host }
}

export async function mapHost(
  app: App,
  { merchant, host: written }: { merchant: string; host: string },
  by: By,
) {
  if (!(await app.merchants.byCode(merchant))) return { refused: 'merchants.unknown' } as const
  return audited<Record<string, never> | HostRefusal>(app, by, async (tx) => {
    const mapped = await giveHost(app, tx, { merchant, written, now: by.now })
    if ('refused' in mapped) return { done: mapped, entry: null }
    return {
      done: {},
      entry: { action: 'merchants.hostAdd', object: `merchant:${merchant}`, after: { host: mapped.host } },
    }
  })
}

export function unmapHost(app: App, which: { merchant: string; host: string }, by: By) {
  return audited<Record<string, never> | { readonly refused: 'merchants.gone' }>(app, by, async (tx) => {
    if (!(await dropHost(tx, which))) return { done: { refused: 'merchants.gone' }, entry: null }
    const before = { host: which.host }
    return { done: {}, entry: { action: 'merchants.hostDrop', object: `merchant:${which.merchant}`, before } }
  })
}
