import { inTransaction, type Tx } from '#db/pool.ts'
import { nextEventNumber } from '#live/event-number.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { shownValue, valueOf, type Shown } from '../rules/figures.ts'
import { boundsOf, decideChange, isDue, isSlot, type Slot, type Value } from '../rules/limits.ts'
import { addLimitEvent, limitsOf, lockLimits, saveLimit, savePrompt, type LimitRow } from '../store/limits.ts'
import { checkOf, saveCheck } from '../store/play.ts'
import { forceOf, packValues, valueIn } from './force.ts'
import { applyWalletLimits } from './wallet-limits.ts'
import { frameFor, type Frame, type Who } from './rules.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

export type Asked = Slot & { readonly to: Shown | null }

const noSuchLimit = { refused: 'limits.noSuchLimit' } as const

function figureOf(kind: Slot['kind'], value: bigint): Shown {
  const shown = shownValue(kind, value)
  if (!shown) throw new Error('limits: a bound that is no figure')
  return shown
}

type Read =
  | { readonly value: Value }
  | { readonly refused: 'limits.noSuchLimit' }
  | {
      readonly refused: 'limits.outOfBounds'
      readonly detail: { readonly least: Shown; readonly most: Shown }
    }

/** The value of the request; a refusal if it is of another kind or out of bounds. */
export function readValue({ kind, period, to }: Asked): Read {
  const value = valueOf(kind, to)
  if (value === undefined || !isSlot({ kind, period })) return noSuchLimit
  const { least, most } = boundsOf({ kind, period })
  if (value !== null && (value < least || value > most))
    return {
      refused: 'limits.outOfBounds',
      detail: { least: figureOf(kind, least), most: figureOf(kind, most) },
    }
  return { value }
}

async function ownRow(tx: Tx, memberId: bigint, { kind, period }: Slot): Promise<LimitRow | null> {
  const rows = await limitsOf(tx, memberId)
  return rows.find((row) => row.setter === 'member' && row.kind === kind && row.period === period) ?? null
}

/** A member's value before the change: their own choice, otherwise the jurisdiction's default. */
function current(own: LimitRow | null, { rules }: Frame, slot: Slot): Value {
  return own ? own.value : packValues(rules.terms, slot).starts
}

/** After the commit: every open tab refetches the limits. */
export async function tellLimits(app: App, memberId: bigint): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  app.events.publish(`member:${memberId}`, { topic: 'limits.changed', seq, patch: {} })
}

/** A member's request: a lower limit applies immediately, a higher one waits (R3). A new request replaces a waiting one. */
export async function setLimit(app: App, member: Who, asked: Asked, now: Date) {
  const read = readValue(asked)
  if ('refused' in read) return read
  const { kind, period } = asked
  const hours = await settingOf(app, member.merchant, 'loosenHours')
  const frame = await frameFor(app, member)
  const done = await inTransaction(app.db, async (tx) => {
    await lockLimits(tx, member.id)
    const own = await ownRow(tx, member.id, asked)
    const before = current(own, frame, asked)
    const { now: value, later } = decideChange(kind, before, read.value)
    const from = later === undefined ? null : new Date(now.getTime() + hours * HOUR_MS)
    const base = { memberId: member.id, setter: 'member', kind, period, now } as const
    await saveLimit(tx, { ...base, value, nextValue: later ?? null, nextFrom: from })
    if (value !== before || later === undefined)
      await addLimitEvent(tx, { ...base, what: 'set', before, after: value })
    if (later !== undefined)
      await addLimitEvent(tx, { ...base, what: 'asked', before: value, after: later, dueAt: from })
    if (kind === 'deposit') await savePrompt(tx, { memberId: member.id, answer: 'set', now })
    await afterChange(tx, member.id, { frame, slot: asked, now })
    return { holds: later === undefined ? ('now' as const) : ('later' as const), from }
  })
  await tellLimits(app, member.id)
  return done
}

type Changed = { readonly frame: Frame; readonly slot: Slot; readonly now: Date }

/** Writes the guards; a changed interval moves the current reality check. */
export async function afterChange(tx: Tx, memberId: bigint, { frame, slot, now }: Changed): Promise<void> {
  const check = slot.kind === 'check' ? await checkOf(tx, memberId) : null
  if (check) {
    const minutes = valueIn(await forceOf(tx, memberId, frame.rules), { kind: 'check', period: 'once' })
    const from = check.seenAt ?? check.startedAt
    const dueAt = minutes === null ? null : new Date(from.getTime() + Number(minutes) * MINUTE_MS)
    await saveCheck(tx, memberId, { ...check, dueAt })
  }
  await applyWalletLimits(tx, memberId, frame, { now })
}

/** Confirms a higher limit, at the earliest when its waiting period is over (R3). */
export async function confirmLimit(app: App, member: Who, slot: Slot, now: Date) {
  if (!isSlot(slot)) return noSuchLimit
  const { kind, period } = slot
  const frame = await frameFor(app, member)
  const done = await inTransaction(app.db, async (tx) => {
    await lockLimits(tx, member.id)
    const own = await ownRow(tx, member.id, slot)
    if (!own?.nextFrom) return { refused: 'limits.nothingWaits' } as const
    if (!isDue(own.nextFrom, now))
      return { refused: 'limits.notYet', detail: { from: own.nextFrom } } as const
    const base = { memberId: member.id, setter: 'member', kind, period, now } as const
    await saveLimit(tx, { ...base, value: own.nextValue, nextValue: null, nextFrom: null })
    await addLimitEvent(tx, { ...base, what: 'confirmed', before: own.value, after: own.nextValue })
    await afterChange(tx, member.id, { frame, slot, now })
    return {}
  })
  if (!('refused' in done)) await tellLimits(app, member.id)
  return done
}

/** Cancels the waiting request; the current limit stays. */
export async function keepLimit(app: App, member: Who, slot: Slot, now: Date) {
  if (!isSlot(slot)) return noSuchLimit
  const { kind, period } = slot
  const done = await inTransaction(app.db, async (tx) => {
    await lockLimits(tx, member.id)
    const own = await ownRow(tx, member.id, slot)
    if (!own?.nextFrom) return { refused: 'limits.nothingWaits' } as const
    const base = { memberId: member.id, setter: 'member', kind, period, now } as const
    await saveLimit(tx, { ...base, value: own.value, nextValue: null, nextFrom: null })
    await addLimitEvent(tx, { ...base, what: 'kept', before: own.nextValue, after: own.value })
    return {}
  })
  if (!('refused' in done)) await tellLimits(app, member.id)
  return done
}
