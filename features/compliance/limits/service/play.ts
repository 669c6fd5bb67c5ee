import { inTransaction, type Tx } from '#db/pool.ts'
import { holdIfSame, standingOf } from '#features/compliance/exclusions/public.ts'
import { termsNow } from '#features/platform/merchants/public.ts'
import type { App } from '#server/app.ts'
import { checkOf, saveCheck } from '../store/play.ts'
import { lockLimits } from '../store/limits.ts'
import { valueIn, forceOf } from './force.ts'
import { applyWalletLimits } from './wallet-limits.ts'
import { noteHit, slotOfStop } from './reached.ts'
import { isHelpThere } from './help/places.ts'
import { frameFor, type Frame } from './rules.ts'

const MINUTE_MS = 60_000
const TRIAL = 4

export type Player = {
  readonly id: bigint
  readonly merchant: string
  readonly type: number
  readonly sessionId: string
}

/** What the jurisdiction's rules need to know about a game. */
export type Vertical = 'casino' | 'sports' | 'lottery'

/**
 * Whether a member can open a game now; writes what the ledger needs before the first stake: limits, time, reality check. Called when a
 * ticket is requested. Play money is exempt from money limits, never from exclusions.
 */
export async function readyToPlay(app: App, player: Player, vertical: Vertical, now: Date) {
  const frame = await frameFor(app, player)
  if (!isOffered(frame.rules.terms, vertical)) return { refused: 'limits.notOffered' } as const
  if (frame.rules.terms.needsHelp && !(await isHelpThere(app, player.merchant)))
    return { refused: 'limits.helpAway' } as const
  if (player.type === TRIAL) return null
  await holdIfSame(app, player.id, now)
  if (await standingOf(app.db, player.id, now)) return { refused: 'limits.excluded' } as const
  const { limits, stop, opensAt } = await inTransaction(app.db, async (tx) => {
    await lockLimits(tx, player.id)
    await startCheck(tx, player, frame, now)
    return applyWalletLimits(tx, player.id, frame, { now, sessionId: player.sessionId })
  })
  if (!stop || stop.until > now) return null
  const slot = slotOfStop(stop)
  await noteHit(app.db, {
    memberId: player.id,
    slot,
    value: valueIn(limits, slot),
    zone: frame.zone,
    at: now,
  })
  return { refused: 'limits.timeOver', detail: { why: stop.why, opensAt } } as const
}

/** Whether a jurisdiction allows this kind of game. */
export function isOffered(
  terms: { readonly allowsCasino: boolean; readonly allowsSports: boolean; readonly allowsLottery: boolean },
  vertical: Vertical,
): boolean {
  if (vertical === 'sports') return terms.allowsSports
  return vertical === 'lottery' ? terms.allowsLottery : terms.allowsCasino
}

/** Whether a member registered in that country may play games of this kind at a brand. */
export type Offers = (
  who: { readonly merchant: string; readonly registerIp: string },
  vertical: Vertical,
) => boolean

/** A snapshot of what jurisdictions offer, for decisions inside a transaction, where no further lookup is allowed. */
export async function offersNow(app: App): Promise<Offers> {
  const terms = await termsNow(app)
  return ({ merchant, registerIp }, vertical) =>
    isOffered(terms({ merchant, country: app.merchants.countryOf(registerIp) }).terms, vertical)
}

/** The first game of a session starts its reality check; a due one stays due, no matter what is opened next (R11). */
async function startCheck(tx: Tx, { id, sessionId }: Player, { rules }: Frame, now: Date): Promise<void> {
  const known = await checkOf(tx, id)
  const limits = await forceOf(tx, id, rules)
  const minutes = valueIn(limits, { kind: 'check', period: 'once' })
  if (known?.sessionId === sessionId && (known.dueAt !== null || minutes === null)) return
  const dueAt = minutes === null ? null : new Date(now.getTime() + Number(minutes) * MINUTE_MS)
  await saveCheck(tx, id, { sessionId, startedAt: now, dueAt, seenAt: null })
}

/** When the reality check of this session is due; null if there is none, or the stored one belongs to another session. */
export function dueAtOf(known: Awaited<ReturnType<typeof checkOf>>, sessionId: string): Date | null {
  return known?.sessionId === sessionId ? known.dueAt : null
}

/** Whether a reality check is due: for games that cannot show it. */
export async function isCheckDue(
  app: App,
  { id, sessionId }: Pick<Player, 'id' | 'sessionId'>,
  now: Date,
): Promise<boolean> {
  const dueAt = dueAtOf(await checkOf(app.db, id), sessionId)
  return dueAt !== null && dueAt <= now
}

/** The member acknowledged the reality check: the next one is an interval away, and rounds continue (R11). */
export async function seenCheck(app: App, player: Omit<Player, 'type'>, now: Date) {
  const frame = await frameFor(app, player)
  return inTransaction(app.db, async (tx) => {
    await lockLimits(tx, player.id)
    const known = await checkOf(tx, player.id)
    if (!known) return { refused: 'limits.noCheck' } as const
    const limits = await forceOf(tx, player.id, frame.rules)
    const minutes = valueIn(limits, { kind: 'check', period: 'once' })
    const dueAt = minutes === null ? null : new Date(now.getTime() + Number(minutes) * MINUTE_MS)
    await saveCheck(tx, player.id, { ...known, dueAt, seenAt: now })
    await applyWalletLimits(tx, player.id, frame, { now, sessionId: known.sessionId })
    return { dueAt }
  })
}
