import { writeAudit } from '#features/platform/audit/public.ts'
import { reaches } from '#features/platform/operators/public.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { lobbyArrange } from '../contract/arrange.ts'
import { movedBefore } from '../rules/arrange.ts'
import {
  arrangedGames,
  arrangedVendors,
  lockBrand,
  markGame,
  writeGameOrder,
  writeOpensList,
  writeVendorOrder,
} from '../store/arrange.ts'
import { tellGames } from './switches.ts'

type Office = typeof lobbyArrange
type Call = Pick<CallFor<Office['moveGame']>, 'operator' | 'ip' | 'now'>

/** Pinned entries that fit in a phone's navigation next to the categories. */
const MOST_PINNED = 6

const brandUnknown = { refused: 'lobby.brandUnknown' } as const
const gameUnknown = { refused: 'lobby.gameUnknown' } as const
const vendorUnknown = { refused: 'lobby.vendorUnknown' } as const

export async function showArrangement(
  app: App,
  { query }: Given<Office['show']>,
  { language, merchant: usual, operator }: CallFor<Office['show']>,
): Promise<Reply<Office['show']> | Refusal<Office['show']>> {
  const merchant = query.merchant ?? usual.code
  if (!(await app.merchants.byCode(merchant))) return brandUnknown
  const [vendors, games, brands] = await Promise.all([
    arrangedVendors(app.db, merchant),
    arrangedGames(app.db, merchant),
    app.merchants.all(),
  ])
  return {
    merchant,
    brands: brands
      .filter(({ code }) => reaches(operator.brands, code))
      .map(({ code, name }) => ({ code, name })),
    vendors,
    games: games.map(({ nameEn, nameVi, ...game }) => ({
      ...game,
      name: language === 'vi' ? nameVi : nameEn,
    })),
  }
}

type TooManyPinned = {
  readonly refused: 'lobby.tooManyPinned'
  readonly detail: { readonly most: number }
}

type Entry = {
  readonly action: string
  readonly object: string
  readonly before: object
  readonly after: object
}
/** The change for the audit log; null where nothing changed. */
type Work<R> = (tx: Tx) => Promise<{ readonly refusal: R } | { readonly entry: Entry } | null>

/** Changes a brand's arrangement under a lock and notifies open lobbies. */
async function arranged<R extends object>(
  app: App,
  merchant: string,
  { operator, ip, now }: Call,
  work: Work<R>,
): Promise<R | typeof brandUnknown | { isChanged: boolean }> {
  const done = await inTransaction(app.db, async (tx) => {
    if (!(await lockBrand(tx, merchant))) return brandUnknown
    const result = await work(tx)
    if (result === null) return { isChanged: false }
    if ('refusal' in result) return result.refusal
    const { before, after, ...entry } = result.entry
    await writeAudit(tx, {
      operator,
      ...entry,
      before: { merchant, ...before },
      after: { merchant, ...after },
      ip,
      now,
    })
    return { isChanged: true }
  })
  if ('isChanged' in done && done.isChanged) await tellGames(app, merchant)
  return done
}

/** The row after this one, as the audit log describes a place; null: it is last. */
const behind = (order: readonly string[], row: string): string | null => order[order.indexOf(row) + 1] ?? null

export function moveGame(
  app: App,
  { params: { merchant }, body: { game, before } }: Given<Office['moveGame']>,
  call: Call,
) {
  return arranged<typeof gameUnknown>(app, merchant, call, async (tx) => {
    const order = (await arrangedGames(tx, merchant)).map(({ id }) => id)
    if (!order.includes(game) || (before !== null && !order.includes(before))) return { refusal: gameUnknown }
    const moved = movedBefore(order, { row: game, before })
    if (!moved) return null
    await writeGameOrder(tx, merchant, moved)
    const [was, is] = [{ before: behind(order, game) }, { before: behind(moved, game) }]
    return { entry: { action: 'games.move', object: `game:${game}`, before: was, after: is } }
  })
}

export function moveVendor(
  app: App,
  { params: { merchant }, body: { vendor, before } }: Given<Office['moveVendor']>,
  call: Call,
) {
  return arranged<typeof vendorUnknown>(app, merchant, call, async (tx) => {
    const order = (await arrangedVendors(tx, merchant)).map(({ code }) => code)
    if (!order.includes(vendor) || (before !== null && !order.includes(before)))
      return { refusal: vendorUnknown }
    const moved = movedBefore(order, { row: vendor, before })
    if (!moved) return null
    await writeVendorOrder(tx, merchant, moved)
    const [was, is] = [{ before: behind(order, vendor) }, { before: behind(moved, vendor) }]
    return { entry: { action: 'vendors.move', object: `vendor:${vendor}`, before: was, after: is } }
  })
}

export function markGameAt(
  app: App,
  { params: { merchant, game }, body: { mark, isOn } }: Given<Office['mark']>,
  call: Call,
) {
  return arranged<typeof gameUnknown | TooManyPinned>(app, merchant, call, async (tx) => {
    const games = await arrangedGames(tx, merchant)
    const row = games.find(({ id }) => id === game)
    if (!row) return { refusal: gameUnknown }
    const wasOn = mark === 'hot' ? row.isHot : row.isPinned
    if (wasOn === isOn) return null
    if (mark === 'pinned' && isOn && games.filter(({ isPinned }) => isPinned).length >= MOST_PINNED)
      return { refusal: { refused: 'lobby.tooManyPinned', detail: { most: MOST_PINNED } } }
    await markGame(tx, { merchant, game, mark, isOn })
    const action = `games.${isOn ? 'mark' : 'unmark'}`
    return { entry: { action, object: `game:${game}`, before: { [mark]: wasOn }, after: { [mark]: isOn } } }
  })
}

export function setVendorList(
  app: App,
  { params: { merchant, vendor }, body: { opensList } }: Given<Office['setList']>,
  call: Call,
) {
  return arranged<typeof vendorUnknown>(app, merchant, call, async (tx) => {
    const row = (await arrangedVendors(tx, merchant)).find(({ code }) => code === vendor)
    if (!row) return { refusal: vendorUnknown }
    if (row.opensList === opensList) return null
    await writeOpensList(tx, { merchant, vendor, opensList })
    const [was, is] = [{ opensList: row.opensList }, { opensList }]
    return { entry: { action: 'vendors.setList', object: `vendor:${vendor}`, before: was, after: is } }
  })
}
