import type { Reply } from '#contract/route.ts'
import type { MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { limits as contract } from '../contract/member.ts'
import { isBonusGuard } from '../rules/bonus-terms.ts'
import { opensAt, stopOf } from '../rules/time.ts'
import { checkOf, lastRefusal } from '../store/play.ts'
import { forceOf, valueIn } from './force.ts'
import { hasPlayRule, playFacts, playRule } from './wallet-limits.ts'
import { dueAtOf } from './play.ts'
import { slotOf } from './reached.ts'
import { sessionResult } from '../extension-points.ts'
import { frameFor } from './rules.ts'

/** The content of a reality check: play time, stakes and wins of this session, and whether a check is due now. */
export async function realityCheck(
  app: App,
  member: MemberCaller,
  now: Date,
): Promise<Reply<(typeof contract)['check']>> {
  const frame = await frameFor(app, member)
  const [net, known, limits, refused] = await Promise.all([
    sessionResult.of(app)(app, member),
    checkOf(app.db, member.id),
    forceOf(app.db, member.id, frame.rules),
    lastRefusal(app.db, member.id),
  ])
  const minutes = valueIn(limits, { kind: 'check', period: 'once' })
  const dueAt = dueAtOf(known, member.sessionId)
  const rule = playRule(limits)
  const facts = hasPlayRule(rule)
    ? await playFacts(app.db, member.id, frame, { now, sessionId: member.sessionId })
    : null
  const stop = facts && stopOf(rule, facts)
  const slot = refused && slotOf(refused.guard)
  return {
    ...net,
    reached: slot && slot.kind !== 'deposit' ? { ...slot, at: refused.at } : null,
    bonusTerm: refused && isBonusGuard(refused.guard) ? { guard: refused.guard, at: refused.at } : null,
    everyMinutes: minutes === null ? null : Number(minutes),
    dueAt,
    isDue: dueAt !== null && dueAt <= now,
    stop: stop && facts ? { ...stop, opensAt: opensAt(stop, rule, facts) } : null,
  }
}
