import { randomInt } from 'node:crypto'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { hashPassword, registerMember } from '#features/account/identity/public.ts'
import { memberById } from '#features/account/members/public.ts'
import { queueMessage, sealSecrets } from '#features/contact/outbox/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { checkField, fieldRules } from '#features/platform/validation/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { newToken } from '#server/vault.ts'
import type { affiliatesOffice } from '../contract/office.ts'
import { mayFollow } from '../rules/states.ts'
import { affiliateById, insertAffiliate } from '../store/affiliates.ts'
import {
  applicantsOf,
  lockApplicant,
  moveApplicant,
  sharedContacts,
  type Applicant,
} from '../store/applicants.ts'
import { assignedAt, insertAssignment, lockPlan } from '../store/plans.ts'

type Office = typeof affiliatesOffice

const PAGE = 50
const AGENT_STAFF: ReadonlySet<number> = new Set([4, 41, 42])
const unknown = { refused: 'affiliates.unknownApplication' } as const
const decided = { refused: 'affiliates.alreadyDecided' } as const

export async function listApplications(
  app: App,
  { params, query: { state, ...page } }: Given<Office['applications']>,
): Promise<Reply<Office['applications']>> {
  const window = windowOf(page, PAGE)
  const found = await applicantsOf(app.db, { merchant: params.merchant, state: state ?? null }, window)
  const { shown, next } = pageOf(found, window)
  return { rows: await Promise.all(shown.map((row) => shownApplicant(app, row))), next }
}

async function shownApplicant(app: App, { memberId, invitedBy, merchant: _, ip: _ip, ...rest }: Applicant) {
  const [member, parent] = await Promise.all([
    memberId === null ? null : memberById(app.db, memberId),
    invitedBy === null ? null : affiliateById(app.db, invitedBy),
  ])
  return { ...rest, account: member?.account ?? null, invitedBy: parent?.number ?? null }
}

export async function listShared(
  app: App,
  { params: { merchant, id } }: Given<Office['shared']>,
): Promise<Reply<Office['shared']> | Refusal<Office['shared']>> {
  const found = await inTransaction(app.db, (tx) => lockApplicant(tx, { id, merchant }))
  return found ? { list: await sharedContacts(app.db, id) } : unknown
}

/** Notes a contact, or rejects; the applicant is told of a rejection with its reason. */
export async function decide(
  app: App,
  { params: { merchant, id }, body: { state, reason } }: Given<Office['decide']>,
  { operator, ip, now }: CallFor<Office['decide']>,
): Promise<Reply<Office['decide']> | Refusal<Office['decide']>> {
  return inTransaction(app.db, async (tx): Promise<Reply<Office['decide']> | Refusal<Office['decide']>> => {
    const before = await lockApplicant(tx, { id, merchant })
    if (!before) return unknown
    if (!mayFollow(before.state, state)) return decided
    await moveApplicant(tx, { id, state, note: reason, decidedBy: operator.account, decidedAt: now })
    if (state === 'rejected')
      await queueMessage(tx, {
        merchant,
        channel: 'email',
        to: before.email,
        template: 'affiliate.rejected',
        values: { name: before.name, reason },
        language: before.language,
        key: `affiliate.rejected:${before.number}`,
        now,
      })
    await writeAudit(tx, {
      operator,
      action: 'affiliates.decide',
      object: `application:${id}`,
      before: { state: before.state },
      after: { state },
      reason,
      ip,
      now,
    })
    return {}
  })
}

type Accept = Office['accept']
type Accepted = Reply<Accept> | Refusal<Accept>

/** Makes the applicant an affiliate with the newest version of a plan; runs in the approval's transaction, since terms are money. */
export function accept(
  app: App,
  { params: { merchant, id }, body }: Given<Accept>,
  { operator, ip, now, host }: CallFor<Accept>,
): Promise<Accepted> {
  return inTransaction(app.db, async (tx): Promise<Accepted> => {
    const applicant = await lockApplicant(tx, { id, merchant })
    if (!applicant) return unknown
    if (!mayFollow(applicant.state, 'accepted')) return decided
    const plan = await lockPlan(tx, { id: body.plan, merchant })
    if (!plan) return { refused: 'affiliates.unknownPlan' }
    const account = await accountOf(app, tx, { applicant, account: body.account, host, ip, now })
    if (account.refused !== undefined) return { refused: account.refused }
    const { memberId, name, password } = account
    const parent = applicant.invitedBy === null ? null : await assignedAt(tx, applicant.invitedBy, now)
    const number = await insertAffiliate(tx, {
      memberId,
      merchant,
      applicant: id,
      parentId: parent ? applicant.invitedBy : null,
      parentPpm: parent?.terms.subPpm ?? 0,
      secret: app.vault.close('affiliate', newToken()),
      now,
    })
    const { account: by } = operator
    const assigned = { memberId, plan: body.plan, version: plan.version }
    await insertAssignment(tx, { ...assigned, by, reason: body.reason, now })
    await moveApplicant(tx, { id, state: 'accepted', note: body.reason, decidedBy: by, decidedAt: now })
    await queueMessage(tx, {
      merchant,
      channel: 'email',
      to: applicant.email,
      template: password === null ? 'affiliate.joined' : 'affiliate.accepted',
      values: { name: applicant.name, account: name, plan: plan.name },
      ...(password === null ? {} : { sealed: sealSecrets(app, { code: password }) }),
      language: applicant.language,
      key: `affiliate.accepted:${applicant.number}`,
      now,
    })
    await writeAudit(tx, {
      operator,
      action: 'affiliates.accept',
      object: `application:${id}`,
      before: { state: applicant.state },
      after: { state: 'accepted', account: name, plan: plan.name, version: plan.version },
      reason: body.reason,
      ip,
      now,
    })
    return { number }
  })
}

/** Characters that are not mistaken for one another when they are read out; 14 of them are 80 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const PASSWORD_LENGTH = 14

type Opening = {
  readonly applicant: Applicant
  readonly account: string | undefined
  readonly host: string
  readonly ip: string
  readonly now: Date
}

/** The account of the applicant; a visitor gets one with a one-time password, stored hashed and sent by email only (decision 12). */
async function accountOf(app: App, tx: Tx, { applicant, account, host, ip, now }: Opening) {
  if (applicant.memberId !== null) {
    const member = await memberById(tx, applicant.memberId)
    if (!member || member.state !== 'open' || AGENT_STAFF.has(member.type))
      return { refused: 'affiliates.accountNeeded' } as const
    if (await affiliateById(tx, member.id)) return { refused: 'affiliates.alreadyOne' } as const
    return { memberId: member.id, name: member.account, password: null }
  }
  const brand = await app.merchants.byCode(applicant.merchant)
  const { username } = await fieldRules(app, applicant.merchant)
  if (!brand || !account || checkField('username', username, account))
    return { refused: 'affiliates.accountNeeded' } as const
  const password = Array.from({ length: PASSWORD_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const made = await registerMember(tx, {
    merchant: brand,
    account,
    passwordHash: await hashPassword(password),
    mustChange: true,
    language: applicant.language,
    birthday: null,
    payeeName: null,
    email: applicant.email,
    isEmailVerified: false,
    mobile: null,
    isMobileVerified: false,
    uplineId: null,
    recommenderId: null,
    ip,
    now,
    origin: {
      method: 'AFFILIATE',
      url: null,
      domain: host,
      affiliateCode: null,
      referralCode: null,
      countryDialingCode: null,
      contacts: {},
    },
  })
  if ('refused' in made) return { refused: 'affiliates.accountTaken' } as const
  return { memberId: made.memberId, name: account, password }
}
