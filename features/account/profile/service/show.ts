import { memberById } from '#features/account/members/public.ts'
import { maskedEmail, maskedMobile } from '#features/account/members/rules/masks.ts'
import { agesOf } from '#features/contact/site-status/public.ts'
import { ruleTable } from '#features/platform/validation/public.ts'
import type { Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { profile } from '../contract.ts'
import { completeness, fieldNames, policies, type ProfileField } from '../rules.ts'
import { changesOf, profileOf } from '../store/fields.ts'
import { ruleOf } from './change.ts'

type Show = (typeof profile)['show']

/** A member's fields with their rules; a field that the brand does not request is included only if it has a value. */
export async function showProfile(app: App, { member, merchant, ip }: CallFor<Show>): Promise<Reply<Show>> {
  const [own, rules, { minimumAge }, row] = await Promise.all([
    profileOf(app.db, member.id),
    ruleTable(app, merchant.code),
    agesOf(app, merchant.code, ip),
    memberById(app.db, member.id),
  ])
  const isAsked = (field: ProfileField) => ruleOf(rules, field).enabled
  const fields = fieldNames
    .filter((field) => isAsked(field) || own[field] !== null)
    .map((field) => {
      const { change, needsProof, group } = policies[field]
      const value = own[field]
      const once = value === null ? ('setOnce' as const) : ('set' as const)
      const may = change === 'free' ? ('change' as const) : once
      return {
        field,
        value,
        group,
        may: isAsked(field) ? may : ('set' as const),
        needsProof,
        rule: ruleOf(rules, field),
      }
    })
  return {
    fields,
    complete: completeness(fieldNames.filter(isAsked), own),
    minimumAge,
    email: row?.email ? { shown: maskedEmail(row.email), isProved: row.emailVerifiedAt !== null } : null,
    mobile: row?.mobile ? { shown: maskedMobile(row.mobile), isProved: row.mobileVerifiedAt !== null } : null,
  }
}

type History = (typeof profile)['history']

/** What was changed and when; without the previous values. */
export async function showHistory(app: App, { member }: CallFor<History>): Promise<Reply<History>> {
  const changes = await changesOf(app.db, member.id)
  return { changes: changes.map(({ field, at, operator }) => ({ field, at, byHouse: operator !== null })) }
}
