import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { masked } from '#features/backoffice/member-desk/rules.ts'
import { shownStanding, standingOf } from '#features/compliance/exclusions/public.ts'
import { memberById } from '#features/account/members/public.ts'
import { avatarRow, avatarView, profileOf, type Profile } from '#features/account/profile/public.ts'
import { fieldNames } from '#features/account/profile/rules.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { memberLabelsOffice } from '../contract.ts'
import { topicsFor } from '../rules.ts'
import { eventsOf } from '../store/events.ts'
import { openFlags } from '../store/flags.ts'
import { brandOf, insertLabel, labelsOn, setLabels } from '../store/labels.ts'

type Routes = typeof memberLabelsOffice
const unknown = { refused: 'players.unknownMember' } as const

const toldOf = (profile: Profile, show: (value: string | null) => string | null) =>
  fieldNames.map((field) => ({ field, value: field === 'nickname' ? profile[field] : show(profile[field]) }))

/** The masked profile of a member without money and login locations. */
export async function showAbout(
  app: App,
  { params: { id } }: Given<Routes['about']>,
  { operator, now }: CallFor<Routes['about']>,
) {
  const [picture, profile, labels, flags, away] = await Promise.all([
    avatarRow(app.db, id),
    profileOf(app.db, id),
    labelsOn(app.db, id),
    operator.permissions.has('risk.see') ? openFlags(app.db, id) : 0,
    operator.permissions.has('limits.see') ? standingOf(app.db, id, now) : null,
  ])
  if (!picture) return unknown
  return {
    ...avatarView(picture),
    labels,
    told: toldOf(profile, masked),
    flags,
    away: away && shownStanding(away),
  }
}

/** The same unmasked; the audit log entry with operator and reason is written first (B3). */
export async function readTold(
  app: App,
  { params: { id }, body: { reason } }: Given<Routes['told']>,
  { operator, ip, now }: CallFor<Routes['told']>,
) {
  return inTransaction(app.db, async (tx) => {
    if (!(await memberById(tx, id))) return unknown
    await writeAudit(tx, {
      operator,
      action: 'members.readPersonal',
      object: `member:${id}`,
      reason,
      ip,
      now,
    })
    return { told: toldOf(await profileOf(tx, id), (value) => value) }
  })
}

/** Creates a label of a brand. */
export async function addLabel(
  app: App,
  { body: { merchant, name, isShown } }: Given<Routes['addLabel']>,
  { operator, ip, now }: CallFor<Routes['addLabel']>,
) {
  return inTransaction(app.db, async (tx) => {
    const label = { merchant, name, isShown, by: operator.account, now }
    const made = await insertLabel(tx, label)
    if (made === null) return { refused: 'players.labelTaken' } as const
    await writeAudit(tx, {
      operator,
      action: 'members.addLabel',
      object: `merchant:${merchant}`,
      after: { name, isShown },
      ip,
      now,
    })
    return { id: made }
  })
}

/** Adds labels to a member and removes the others. */
export async function labelMember(
  app: App,
  { params: { id }, body }: Given<Routes['setLabels']>,
  { operator, ip, now }: CallFor<Routes['setLabels']>,
) {
  return inTransaction(app.db, async (tx) => {
    const member = await brandOf(tx, id)
    if (!member) return unknown
    const before = await labelsOn(tx, id)
    await setLabels(tx, {
      memberId: id,
      merchant: member.merchant,
      labels: body.labels,
      by: operator.account,
      now,
    })
    const labels = await labelsOn(tx, id)
    const names = (list: typeof labels) => list.map(({ name }) => name).join(', ')
    await writeAudit(tx, {
      operator,
      action: 'members.label',
      object: `member:${id}`,
      before: { labels: names(before) },
      after: { labels: names(labels) },
      ip,
      now,
    })
    return { labels }
  })
}

const PAGE = 60

/** The events of a member, newest first. */
export async function showTimeline(
  app: App,
  { params: { id }, query: { topic, before } }: Given<Routes['timeline']>,
  { operator, now }: CallFor<Routes['timeline']>,
) {
  const seen = topicsFor(null, operator.permissions)
  const asked = topicsFor(topic ? [topic] : null, operator.permissions)
  // include the events of the current millisecond
  const until = before ?? new Date(now.getTime() + 1_000)
  const rows = await eventsOf(app.db, id, { topics: asked, before: until, limit: PAGE + 1 })
  const events = rows.slice(0, PAGE)
  return { topics: seen, events, next: rows.length > PAGE ? (events.at(-1)?.at ?? null) : null }
}
