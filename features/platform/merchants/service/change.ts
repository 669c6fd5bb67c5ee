import { inTransaction, type Tx } from '#db/pool.ts'
import { writeAudit, type AuditValues } from '#features/platform/audit/public.ts'
import { readNetwork } from '#kit/address.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { FlagName } from '../catalogue.ts'
import { isCountry, originOf, type Deed } from '../rules.ts'
import {
  addRoute,
  dropRegion,
  dropRoute,
  flagRows,
  regionRows,
  statusRows,
  writeFlag,
  writeRegion,
  writeStatus,
} from '../store.ts'

/** Who changes something, and when. */
export type By = { readonly operator: OperatorCaller; readonly ip: string; readonly now: Date }

type Entry = {
  readonly action: string
  readonly object: string
  readonly before?: AuditValues
  readonly after?: AuditValues
  readonly reason?: string | undefined
}

/** One transaction: the change and its audit entry; the announcement is sent at commit. The next read sees it. */
export async function audited<T>(
  app: App,
  { operator, ip, now }: By,
  work: (tx: Tx) => Promise<{ readonly done: T; readonly entry: Entry | null }>,
): Promise<T> {
  const answer = await inTransaction(app.db, async (tx) => {
    const { done, entry } = await work(tx)
    if (entry) await writeAudit(tx, { operator, ip, now, ...entry })
    return done
  })
  app.merchants.forget()
  return answer
}

const unknown = { refused: 'merchants.unknown' } as const
const gone = { refused: 'merchants.gone' } as const

export async function switchFlag(
  app: App,
  { merchant, flag, isOn }: { merchant: string; flag: FlagName; isOn: boolean },
  by: By,
) {
  if (!(await app.merchants.byCode(merchant))) return unknown
  const stands = await app.merchants.isOn(merchant, flag)
  return audited(app, by, async (tx) => {
    const stored = (await flagRows(tx)).find((row) => row.merchant === merchant && row.name === flag)
    await writeFlag(tx, { merchant, name: flag, isOn }, by.now)
    return {
      done: {},
      entry: {
        action: 'merchants.flag',
        object: `merchant:${merchant}/flag:${flag}`,
        before: { isOn: stored?.isOn ?? stands },
        after: { isOn },
      },
    }
  })
}

export async function changeStatus(
  app: App,
  {
    merchant,
    isClosed,
    endsAt,
    reason,
  }: { merchant: string; isClosed: boolean; endsAt: Date | null; reason?: string | undefined },
  by: By,
) {
  if (!(await app.merchants.byCode(merchant))) return unknown
  if (isClosed && endsAt && endsAt <= by.now) return { refused: 'merchants.endIsPast' } as const
  return audited(app, by, async (tx) => {
    const before = (await statusRows(tx)).find((row) => row.merchant === merchant)
    const after = { isClosed, endsAt: isClosed ? endsAt : null }
    await writeStatus(tx, { merchant, ...after }, by.now)
    return {
      done: {},
      entry: {
        action: isClosed ? 'merchants.close' : 'merchants.open',
        object: `merchant:${merchant}`,
        before: { isClosed: before?.isClosed ?? false, endsAt: before?.endsAt ?? null },
        after,
        reason,
      },
    }
  })
}

export type RegionGiven = {
  readonly merchant: string
  readonly kind: 'country' | 'network'
  readonly place: string
  readonly deed: Deed
  readonly note: string
}

export async function setRegion(app: App, given: RegionGiven, by: By) {
  if (!(await app.merchants.byCode(given.merchant))) return unknown
  const place = given.kind === 'country' ? given.place.toUpperCase() : given.place.toLowerCase()
  const isRight = given.kind === 'country' ? isCountry(place) : readNetwork(place) !== null
  if (!isRight) return { refused: 'merchants.placeInvalid' } as const
  return audited(app, by, async (tx) => {
    const before = (await regionRows(tx)).find(
      (row) => row.merchant === given.merchant && row.kind === given.kind && row.place === place,
    )
    await writeRegion(tx, { ...given, place }, by.now)
    return {
      done: {},
      entry: {
        action: 'merchants.region',
        object: `merchant:${given.merchant}/${given.kind}:${place}`,
        ...(before ? { before: { deed: before.deed, note: before.note } } : {}),
        after: { deed: given.deed, note: given.note },
      },
    }
  })
}

export function removeRegion(app: App, which: { merchant: string; id: string }, by: By) {
  return audited(app, by, async (tx) => {
    const row = await dropRegion(tx, which)
    if (!row) return { done: gone, entry: null }
    const object = `merchant:${row.merchant}/${row.kind}:${row.place}`
    return { done: {}, entry: { action: 'merchants.regionDrop', object, before: { deed: row.deed } } }
  })
}

export async function addAddress(
  app: App,
  { merchant, origin: written }: { merchant: string; origin: string },
  by: By,
) {
  if (!(await app.merchants.byCode(merchant))) return unknown
  const origin = originOf(written)
  if (origin === null) return { refused: 'merchants.originInvalid' } as const
  return audited(app, by, async (tx) => {
    await addRoute(tx, { merchant, origin })
    return {
      done: {},
      entry: { action: 'merchants.routeAdd', object: `merchant:${merchant}`, after: { origin } },
    }
  })
}

export function removeAddress(app: App, which: { merchant: string; origin: string }, by: By) {
  return audited(app, by, async (tx) => {
    if (!(await dropRoute(tx, which))) return { done: gone, entry: null }
    const before = { origin: which.origin }
    return {
      done: {},
      entry: { action: 'merchants.routeDrop', object: `merchant:${which.merchant}`, before },
    }
  })
}
