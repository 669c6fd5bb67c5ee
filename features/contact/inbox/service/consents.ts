import { inTransaction, type Tx } from '#db/pool.ts'
import { maskedAddress } from '#features/contact/outbox/rules.ts'
import { dropBulk } from '#features/contact/outbox/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { memberById } from '#server/extension/people.ts'
import type { inbox } from '../contract/member.ts'
import { consentsOf, setConsent, type Said } from '../store/consents.ts'

type Inbox = typeof inbox

/** The member's consents, and the address for emails: a verified one or none. */
export async function showConsents(app: App, { member }: Pick<CallFor<Inbox['consents']>, 'member'>) {
  const [agreed, row] = await Promise.all([
    consentsOf(app.db, member.id),
    memberById.of(app)(app.db, member.id),
  ])
  const isProved = row?.email && row.emailVerifiedAt
  return { agreed, mail: isProved && row.email ? maskedAddress(row.email) : null }
}

/** Gives or withdraws consent; withdrawing also cancels queued messages. */
export async function sayConsent(tx: Tx, said: Said): Promise<void> {
  await setConsent(tx, said)
  if (!said.isOn) await dropBulk(tx, [said.memberId], said.now, [said.consent])
}

export async function changeConsent(
  app: App,
  { body }: Given<Inbox['setConsent']>,
  call: CallFor<Inbox['setConsent']>,
) {
  const { member, ip, now } = call
  await inTransaction(app.db, (tx) => sayConsent(tx, { memberId: member.id, ...body, via: 'page', ip, now }))
  return showConsents(app, call)
}
