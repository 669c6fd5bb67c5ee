import { writeAudit } from '#features/platform/audit/public.ts'
import { tellBrands } from '#features/platform/merchants/public.ts'
import { inTransaction } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { lobbyOffice } from '../contract/office.ts'
import {
  brandShows,
  brandStops,
  EVERY_VENDOR,
  isBrandVendor,
  lockStop,
  running,
  setStop,
  startAtBrand,
  stopAtBrand,
  switchedGames,
  switchedVendors,
  switchGame,
  type Switchable,
} from '../store/switches.ts'

type Office = typeof lobbyOffice
type Wanted = { readonly isStopped: boolean; readonly reason: string }

/** A member who opened a game within this time counts as playing it. */
const PLAYING_MS = 15 * 60_000

const sameState = { refused: 'lobby.sameState' } as const

export async function listSwitches(app: App, { language, now }: CallFor<Office['list']>) {
  const [games, vendors, merchants, stops] = await Promise.all([
    switchedGames(app.db, new Date(now.getTime() - PLAYING_MS)),
    switchedVendors(app.db),
    app.merchants.all(),
    brandStops(app.db),
  ])
  return {
    merchants: merchants.map(({ code, name }) => ({ code, name })),
    stops: stops.map(({ merchant, vendor, why, by, at }) => ({
      merchant,
      vendor: vendor === EVERY_VENDOR ? null : vendor,
      why,
      by,
      at,
    })),
    vendors: [...vendors],
    games: games.map(({ nameEn, nameVi, offAt, ...game }) => ({
      ...game,
      name: language === 'vi' ? nameVi : nameEn,
      offAt: [...offAt],
    })),
  }
}

/** After the commit: open games and lobbies refetch immediately, and lobbies again when no process can still have a stale cache. */
export async function tellGames(app: App, merchant?: string): Promise<void> {
  app.merchants.forget()
  const brands = merchant === undefined ? (await app.merchants.all()).map(({ code }) => code) : [merchant]
  tellBrands(app, brands, ['games.changed'])
}

/** Announces a change to its merchants; a refusal changed nothing. */
async function told<T extends object | null>(app: App, work: Promise<T>, merchant?: string): Promise<T> {
  const done = await work
  if (done !== null && !('refused' in done)) await tellGames(app, merchant)
  return done
}

type Call = Pick<CallFor<Office['setGame']>, 'operator' | 'ip' | 'now'>

/** Stops or resumes, with operator and reason in the audit log; null if the target does not exist. */
async function setState(
  app: App,
  what: Switchable,
  { isStopped, reason }: Wanted,
  { operator, ip, now }: Call,
) {
  return inTransaction(app.db, async (tx) => {
    const before = await lockStop(tx, what)
    if (!before) return null
    if (before.isStopped === isStopped) return sameState // another operator has already changed the state
    await setStop(tx, what, isStopped ? { isStopped, why: reason, by: operator.account, at: now } : running)
    const action = `${what.table}s.${isStopped ? 'stop' : 'start'}`
    const object = `${what.table}:${what.id}`
    await writeAudit(tx, { operator, action, object, before, after: { isStopped }, reason, ip, now })
    return { isStopped }
  })
}

export async function setGame(
  app: App,
  { params, body }: Given<Office['setGame']>,
  call: CallFor<Office['setGame']>,
) {
  const done = await told(app, setState(app, { table: 'game', id: params.game }, body, call))
  return done ?? ({ refused: 'lobby.gameUnknown' } as const)
}

export async function setVendor(
  app: App,
  { params, body }: Given<Office['setVendor']>,
  call: CallFor<Office['setVendor']>,
) {
  const done = await told(app, setState(app, { table: 'vendor', id: params.vendor }, body, call))
  return done ?? ({ refused: 'lobby.vendorUnknown' } as const)
}

/** Hides a game at one brand, or shows it again; open frames of that brand accept no new round. */
export async function setBrand(
  app: App,
  { params, body: { isOn, reason } }: Given<Office['setBrand']>,
  { operator, ip, now }: CallFor<Office['setBrand']>,
) {
  const work = inTransaction(app.db, async (tx) => {
    const wasOn = await brandShows(tx, params)
    if (wasOn === null) return { refused: 'lobby.gameUnknown' } as const
    if (wasOn === isOn) return sameState
    await switchGame(tx, { ...params, isOn })
    const object = `game:${params.game}`
    const [before, after] = [{ merchant: params.merchant, isOn: wasOn }, { isOn }]
    const action = isOn ? 'games.show' : 'games.hide'
    await writeAudit(tx, { operator, action, object, before, after, reason, ip, now })
    return { isOn }
  })
  return told(app, work, params.merchant)
}

type AtBrand = { readonly merchant: string; readonly vendor: string }

/** Stops or resumes a vendor, or all games, at one brand; open frames of that brand accept no new round (G13). */
async function stopHere(
  app: App,
  { merchant, vendor }: AtBrand,
  { isStopped, reason }: Wanted,
  { operator, ip, now }: Call,
) {
  const work = inTransaction(app.db, async (tx) => {
    if (!(await isBrandVendor(tx, { merchant, vendor }))) return null
    const isChanged = isStopped
      ? await stopAtBrand(tx, { merchant, vendor, why: reason, by: operator.account, at: now })
      : await startAtBrand(tx, { merchant, vendor })
    if (!isChanged) return sameState
    const object = vendor === EVERY_VENDOR ? `merchant:${merchant}` : `vendor:${vendor}`
    const [before, after] = [
      { merchant, isStopped: !isStopped },
      { merchant, isStopped },
    ]
    const action = isStopped ? 'games.stopHere' : 'games.startHere'
    await writeAudit(tx, { operator, action, object, before, after, reason, ip, now })
    return { isStopped }
  })
  return told(app, work, merchant)
}

export async function setVendorHere(
  app: App,
  { params, body }: Given<Office['setVendorHere']>,
  call: CallFor<Office['setVendorHere']>,
) {
  return (await stopHere(app, params, body, call)) ?? ({ refused: 'lobby.vendorUnknown' } as const)
}

export async function setBrandPlay(
  app: App,
  { params: { merchant }, body }: Given<Office['setBrandPlay']>,
  call: CallFor<Office['setBrandPlay']>,
) {
  const done = await stopHere(app, { merchant, vendor: EVERY_VENDOR }, body, call)
  return done ?? ({ refused: 'lobby.brandUnknown' } as const)
}
