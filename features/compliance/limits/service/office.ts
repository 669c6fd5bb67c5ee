import { moneyText } from '#kit/money.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { isExcluded } from '#features/compliance/exclusions/public.ts'
import { spokenTerms, termsFor } from '#features/platform/merchants/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { Language, OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency, type Keyed } from '#server/idempotency.ts'
import type { limitsOffice } from '../contract/office.ts'
import { shownValue } from '../rules/figures.ts'
import { decideChange, moneyKinds, type LimitKind, type Value } from '../rules/limits.ts'
import { addLimitEvent, eventsOf, limitsOf, lockLimits, saveLimit } from '../store/limits.ts'
import { marketingStopOf, memberFacts, memberNamed } from '../store/play.ts'
import { afterChange, readValue, tellLimits } from './change.ts'
import { frameFor, rulesFor } from './rules.ts'
import { limitViews, shownRule } from './view.ts'

type Contract = typeof limitsOffice
type Call = Keyed & { readonly operator: OperatorCaller; readonly ip: string; readonly now: Date }

const EVENTS = 30
const unknownMember = { refused: 'limits.unknownMember' } as const

/** A limit as the audit log stores it. */
function auditText(kind: LimitKind, value: Value): string {
  if (value === null) return 'none'
  return moneyKinds.has(kind) ? moneyText(value) : value.toString()
}

/** All safer-play data of one member for an operator. */
export async function memberLimits(
  app: App,
  memberId: bigint,
  now: Date,
): Promise<Reply<Contract['member']> | Refusal<Contract['member']>> {
  const member = await memberFacts(app.db, memberId)
  if (!member) return unknownMember
  const [{ frame, limits }, rows, events, away, stop] = await Promise.all([
    limitViews(app, member, now),
    limitsOf(app.db, memberId),
    eventsOf(app.db, memberId, { before: null, limit: EVENTS }),
    isExcluded(app.db, memberId, now),
    marketingStopOf(app.db, memberId, now),
  ])
  const operator = (kind: string, period: string): Value =>
    rows.find((row) => row.setter === 'operator' && row.kind === kind && row.period === period)?.value ?? null
  return {
    account: member.account,
    currency: member.currency,
    rule: await shownRule(app, member.merchant, frame.rules),
    limits: limits.map((limit) => ({
      ...limit,
      operator: shownValue(limit.kind, operator(limit.kind, limit.period)),
    })),
    mayMarket: !away && stop === null,
    events: events.map(({ id, before, after, setter: _, ...event }) => ({
      ...event,
      id: id.toString(),
      before: shownValue(event.kind, before),
      after: shownValue(event.kind, after),
    })),
  }
}

/** Sets the operator's limit for a member: it applies immediately, higher or lower; a stricter limit of the member still applies (R5). */
export async function setOperatorLimit(app: App, { params, body }: Given<Contract['set']>, call: Call) {
  const { operator, ip, now } = call
  const member = await memberFacts(app.db, params.member)
  if (!member) return unknownMember
  const read = readValue(body)
  if ('refused' in read) return read
  const frame = await frameFor(app, member)
  const { kind, period, reason } = body
  const done = await withIdempotency(app.db, call, async (tx) => {
    await lockLimits(tx, member.id)
    const rows = await limitsOf(tx, member.id)
    const own = rows.find((row) => row.setter === 'operator' && row.kind === kind && row.period === period)
    const before = own?.value ?? null
    const base = { memberId: member.id, setter: 'operator', kind, period, now } as const
    await saveLimit(tx, { ...base, value: read.value, nextValue: null, nextFrom: null })
    await addLimitEvent(tx, { ...base, what: 'set', before, after: read.value, by: operator.account, reason })
    await writeAudit(tx, {
      operator,
      action: 'limits.set',
      object: `member:${member.id}`,
      before: { limit: `${kind} ${period}`, value: auditText(kind, before) },
      after: { limit: `${kind} ${period}`, value: auditText(kind, read.value) },
      reason,
      ip,
      now,
    })
    await afterChange(tx, member.id, { frame, slot: body, now })
    return {}
  })
  if (!('refused' in done)) await tellLimits(app, member.id)
  return done
}

/** Which rule applies to a member or visitor, and why; the same lookup that every call uses. */
export async function previewRules(
  app: App,
  { merchant, country, ip, member: memberId, account }: Given<Contract['preview']>['query'],
  language: Language,
): Promise<Reply<Contract['preview']> | Refusal<Contract['preview']>> {
  const home = merchant ?? (await app.merchants.first()).code
  const named = account === undefined ? memberId : await memberNamed(app.db, home, account)
  const member = named === undefined ? null : await memberFacts(app.db, named ?? 0n)
  if (named !== undefined && !member) return unknownMember
  const brand = member?.merchant ?? home
  const rules = member
    ? await rulesFor(app, { merchant: brand, memberId: member.id })
    : country === undefined
      ? await rulesFor(app, { merchant: brand, ...(ip === undefined ? {} : { ip }) })
      : { ...(await termsFor(app, { merchant: brand, country })), country }
  const own: Readonly<Record<string, number>> = {
    minimumAge: await settingOf(app, brand, 'minimumAge'),
    slotRoundMs: await settingOf(app, brand, 'slotRoundMs'),
  }
  const terms = spokenTerms(rules.terms, language).map((term) => {
    const stricter = own[term.name]
    const isStricter = stricter !== undefined && stricter > Number(term.value)
    return { ...term, brand: isStricter ? stricter : null }
  })
  return { rule: await shownRule(app, brand, rules), terms }
}

type Wished = Parameters<typeof readValue>[0] & { readonly member: bigint }

/** Whether the operator's limit would be removed or raised. An invalid limit counts as not raised: it is refused anyway. */
export async function limitRises(app: App, { member, ...asked }: Wished): Promise<boolean> {
  const read = readValue(asked)
  if ('refused' in read) return false
  const rows = await limitsOf(app.db, member)
  const own = rows.find(
    ({ setter, kind, period }) => setter === 'operator' && kind === asked.kind && period === asked.period,
  )
  return decideChange(asked.kind, own?.value ?? null, read.value).later !== undefined
}
