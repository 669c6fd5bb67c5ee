import { labelsOn } from '#features/backoffice/member-labels/public.ts'
import { standingOf, shownStanding } from '#features/compliance/exclusions/public.ts'
import { openFlagsOf } from '#features/compliance/fraud/public.ts'
import { identityOf } from '#features/compliance/kyc/public.ts'
import { openHarmOf } from '#features/compliance/limits/public.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { memberFacts } from './contract.ts'
import { memberOf, moneyOf } from './store.ts'

type Show = typeof memberFacts.show

/** What a decision about a member rests on, in one reply; parts that the operator may not see are null. */
export async function showFacts(app: App, { params }: Given<Show>, { operator, now }: CallFor<Show>) {
  const { db } = app
  const { id } = params
  const member = await memberOf(db, id)
  if (!member) return { refused: 'memberFacts.unknownMember' } as const
  const { payeeName, timeZone, ...shown } = member
  const may = (permission: string) => operator.permissions.has(permission)
  const [identity, standing, harm, flags, money, labels] = await Promise.all([
    may('papers.see') ? identityOf(db, { memberId: id, payeeName, zone: timeZone, now }) : null,
    may('limits.see') ? standingOf(db, id, now) : null,
    may('limits.see') ? openHarmOf(db, id) : null,
    may('risk.see') ? openFlagsOf(db, id) : null,
    moneyOf(db, id),
    labelsOn(db, id),
  ])
  const current = standing && shownStanding(standing)
  return {
    ...shown,
    labels: labels.map(({ name }) => name),
    identity,
    exclusion: may('limits.see')
      ? { current: current && { kind: current.kind, until: current.until } }
      : null,
    harm: harm && harm.map(({ rule, level, raisedAt }) => ({ rule, level, raisedAt })),
    flags:
      flags &&
      flags.map(({ rule, evidence, currency, raisedAt }) => ({ rule, evidence, currency, raisedAt })),
    money,
  }
}
