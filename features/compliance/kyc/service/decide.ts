import { inTransaction, type Tx } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { claimPayeeName, setMissingBirthday } from '#features/account/members/public.ts'
import { bankName } from '#kit/names/bank-name.ts'
import { dayIn } from '#kit/day.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { kycOffice } from '../contract/office.ts'
import { checkApproval } from '../rules/id-documents.ts'
import { dropRequest, saveRequest, whomOf } from '../store/facts.ts'
import { checkById, lockCheck, setApproved, setRejected, type CheckRow } from '../store/id-documents.ts'
import { minimumAgeOf } from './office.ts'
import { isProved } from './stand.ts'
import { tellIdDocuments } from './tell.ts'

type Office = typeof kycOffice
const unknown = { refused: 'papers.unknown' } as const
const unknownMember = { refused: 'papers.unknownMember' } as const
const LINK = '/index?member=profile'

type Deciding = Pick<CallFor<Office['approve']>, 'operator' | 'ip' | 'now'>

/** In the caller's transaction: the decision, its audit entry and the member's message commit together. */
async function note(
  tx: Tx,
  row: CheckRow,
  { operator, ip, now }: Deciding,
  what: { readonly state: 'approved' | 'rejected'; readonly reason?: string },
): Promise<void> {
  const reference = `P-${row.number}`
  await writeAudit(tx, {
    operator,
    action: what.state === 'approved' ? 'papers.approve' : 'papers.reject',
    object: `paper:${row.id}`,
    before: { number: reference, state: row.state },
    after: { state: what.state },
    ...(what.reason === undefined ? {} : { reason: what.reason }),
    ip,
    now,
  })
  await tellMember(tx, {
    memberId: row.memberId,
    kind: 'security',
    occasion: `paper:${row.id}`,
    text: what.state === 'approved' ? 'papersApproved' : 'papersRejected',
    values: { reference },
    link: LINK,
    now,
  })
}

/** Approves a document; profile data that were missing are filled in from it. */
export async function approveIdDocument(
  app: App,
  { params, body }: Given<Office['approve']>,
  call: CallFor<Office['approve']>,
) {
  const { merchant, ...seen } = body
  const found = await checkById(app.db, params.id, merchant)
  const brand = await app.merchants.byCode(merchant)
  if (!found || !brand) return unknown
  const minimumAge = await minimumAgeOf(app, merchant, found.memberId)
  const today = dayIn(brand.timeZone, call.now)
  const refused = await inTransaction(app.db, async (tx) => {
    const row = await lockCheck(tx, params.id, merchant)
    const whom = row && (await whomOf(tx, row.memberId))
    if (!whom) return unknown
    if (row.state !== 'waiting') return { refused: 'papers.decided' } as const
    const no = checkApproval(seen, whom, { today, minimumAge })
    if (no) return no
    const name = bankName(seen.name)
    // a name that was set concurrently is kept: the operator compares again
    if (!name || !(await claimPayeeName(tx, whom.id, whom.payeeName ?? name, call.now)))
      return { refused: 'papers.nameDiffers' } as const
    await setMissingBirthday(tx, whom.id, seen.bornOn)
    await setApproved(tx, row.id, { ...seen, name }, { by: call.operator.account, now: call.now })
    await dropRequest(tx, whom.id)
    await note(tx, row, call, { state: 'approved' })
    return null
  })
  if (refused) return refused
  await tellIdDocuments(app, found.memberId)
  return {}
}

export async function rejectIdDocument(
  app: App,
  { params, body: { merchant, rejection, note: words } }: Given<Office['reject']>,
  call: CallFor<Office['reject']>,
) {
  const done = await inTransaction(app.db, async (tx) => {
    const row = await lockCheck(tx, params.id, merchant)
    if (!row) return unknown
    if (row.state !== 'waiting') return { refused: 'papers.decided' } as const
    const by = { by: call.operator.account, now: call.now }
    await setRejected(tx, row.id, { rejection, note: words }, by)
    await note(tx, row, call, { state: 'rejected', reason: words ? `${rejection}: ${words}` : rejection })
    return { memberId: row.memberId }
  })
  if ('refused' in done) return done
  await tellIdDocuments(app, done.memberId)
  return {}
}

/** Requests documents from one member; withdrawals are refused until the identity is verified. */
export async function askForIdDocuments(
  app: App,
  { params, body: { reason } }: Given<Office['ask']>,
  { operator, ip, now }: CallFor<Office['ask']>,
) {
  const whom = await whomOf(app.db, params.member)
  const brand = whom && (await app.merchants.byCode(whom.merchant))
  if (!brand) return unknownMember
  const memberId = whom.id
  if (await isProved(app.db, { memberId, zone: brand.timeZone, now }))
    return { refused: 'papers.alreadyProved' } as const
  await inTransaction(app.db, async (tx) => {
    await saveRequest(tx, { memberId, merchant: whom.merchant, reason, by: operator.account, now })
    await writeAudit(tx, {
      operator,
      action: 'papers.ask',
      object: `member:${memberId}`,
      reason,
      ip,
      now,
    })
    await tellMember(tx, {
      memberId,
      kind: 'security',
      occasion: `paper-asked:${memberId}:${now.toISOString()}`,
      text: 'papersAsked',
      values: { reason },
      link: LINK,
      now,
    })
  })
  await tellIdDocuments(app, memberId)
  return {}
}
