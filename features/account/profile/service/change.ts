import { dayIn } from '#kit/day.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { holdContact } from '#features/account/members/public.ts'
import { needFreshProof } from '#features/account/security/public.ts'
import { agesOf } from '#features/contact/site-status/public.ts'
import { checkField, refusedBy, ruleTable, type FieldRule } from '#features/platform/validation/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor, Merchant } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { profile, profileOffice } from '../contract.ts'
import { policies, refuseBirthday, refuseChange, type Profile, type ProfileField } from '../rules.ts'
import { isNameTaken, lockMember, profileOf } from '../store/fields.ts'
import { writeField } from './write.ts'

type Change = (typeof profile)['change']
type Correct = (typeof profileOffice)['correct']
type Wanted = { readonly field: ProfileField; readonly value: string }

/** The brand's rule of a profile's field. */
export function ruleOf(table: ReadonlyMap<string, FieldRule>, field: ProfileField): FieldRule {
  const rule = table.get(`profile.${field}`)
  if (!rule) throw new Error(`profile: no rule of ${field}`)
  return rule
}

/** Sets fields, all or none; unchanged values are not written. */
export async function changeProfile(app: App, { body }: Given<Change>, call: CallFor<Change>) {
  const { member, merchant, ip, now } = call
  const wanted = [...new Map(body.values.map((one) => [one.field, one])).values()]
  const [rules, { minimumAge }] = await Promise.all([
    ruleTable(app, merchant.code),
    agesOf(app, merchant.code, ip),
  ])
  return inTransaction(app.db, async (tx) => {
    await lockMember(tx, member.id)
    const before = await profileOf(tx, member.id)
    const differing = wanted.filter(({ field, value }) => (before[field] ?? '') !== value)
    for (const { field, value } of differing) {
      const problem = checkField(field, ruleOf(rules, field), value)
      if (problem) return refusedBy(problem)
      const refusal = refuseChange(field, before[field], value)
      if (refusal) return refusal
    }
    const refusal = await worldRefusal(tx, { differing, memberId: member.id, merchant, minimumAge, now })
    if (refusal) return refusal
    const needed = differing.some(({ field }) => policies[field].needsProof)
      ? await needFreshProof(tx, member, now)
      : null
    if (needed) return needed
    for (const { field, value } of differing)
      await writeField(tx, {
        memberId: member.id,
        field,
        before: before[field],
        after: value === '' ? null : value,
        ip,
        operator: null,
        now,
      })
    return { changed: differing.map(({ field }) => field) }
  })
}

type World = {
  readonly differing: readonly Wanted[]
  readonly memberId: bigint
  readonly merchant: Pick<Merchant, 'timeZone'>
  readonly minimumAge: number
  readonly now: Date
}

/** Checks that depend on the date and on other members. */
async function worldRefusal(tx: Tx, { differing, memberId, merchant, minimumAge, now }: World) {
  const valueOf = (name: ProfileField) => differing.find(({ field }) => field === name)?.value ?? ''
  const birthday = valueOf('birthday')
  const today = dayIn(merchant.timeZone, now)
  const young = birthday === '' ? null : refuseBirthday(birthday, { today, minimumAge })
  if (young) return young
  const nickname = valueOf('nickname')
  if (nickname === '') return null
  // two concurrent requests for one name: the second waits for the first, then finds it taken
  await holdContact(tx, `nickname:${nickname.toLowerCase()}`)
  return (await isNameTaken(tx, memberId, nickname)) ? ({ refused: 'profile.nameTaken' } as const) : null
}

/** An operator corrects one field, regardless of its rule of change; the audit log has the reason and both values. */
export async function correctProfile(
  app: App,
  { params: { id, field }, body: { value, reason } }: Given<Correct>,
  { operator, ip, now }: CallFor<Correct>,
) {
  return inTransaction(app.db, async (tx) => {
    const held = await lockMember(tx, id)
    if (!held) return { refused: 'profile.unknownMember' } as const
    const before: Profile = await profileOf(tx, id)
    const wrong = refuseChange(field, null, value)
    if (wrong && wrong.refused !== 'profile.setOnce') return wrong
    if (field === 'birthday' && value !== '') {
      const refusal = refuseBirthday(value, { today: now.toISOString().slice(0, 10), minimumAge: 0 })
      if (refusal) return { refused: 'profile.dayInvalid' } as const
    }
    if ((before[field] ?? '') === value) return {}
    const after = value === '' ? null : value
    await writeField(tx, {
      memberId: id,
      field,
      before: before[field],
      after,
      ip,
      operator: operator.account,
      now,
    })
    await writeAudit(tx, {
      operator,
      action: 'members.correct',
      object: `member:${id}`,
      before: { [field]: before[field] },
      after: { [field]: after },
      reason,
      ip,
      now,
    })
    return {}
  })
}
