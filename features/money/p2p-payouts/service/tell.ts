import type { Tx } from '#db/pool.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { memberById } from '#features/account/members/public.ts'
import { queueMessage } from '#features/contact/outbox/public.ts'
import { whoHears } from '#features/account/security/rules/contacts.ts'
import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'
import { formatMoney } from '#texts/formats.ts'
import { referenceOf, type MatchRow } from '../store/matches.ts'

/** After the commit: notifies both members' tabs and the operators' page. */
export async function tellMatch(
  app: App,
  { id, receiverId, senderId }: Pick<MatchRow, 'id' | 'receiverId' | 'senderId'>,
): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  for (const who of [receiverId, senderId])
    app.events.publish(`member:${who}`, { topic: 'matching.changed', seq, patch: { id } })
  app.events.publish('operators', { topic: 'matching.queue', seq, patch: { id } })
}

/** Notifies the receiver that a payment was reported, and again halfway: in the inbox, and by a verified contact. */
export async function tellReported(
  tx: Tx,
  match: MatchRow,
  { is, now }: { readonly is: 'reported' | 'reminder'; readonly now: Date },
): Promise<void> {
  const { id, receiverId: memberId, amount: minor, currency } = match
  const member = await memberById(tx, memberId)
  if (!member) return
  const reference = referenceOf(match.number)
  await tellMember(tx, {
    memberId,
    kind: 'money',
    occasion: `match:${id}:${is}`,
    text: 'matchReported',
    values: { amount: { minor, currency }, reference },
    link: `/index?member=withdraw&withdrawal=${match.withdrawal}`,
    now,
  })
  const [contact] = whoHears(member)
  if (!contact) return
  const { merchant, account, language } = member
  await queueMessage(tx, {
    merchant,
    channel: contact.channel,
    to: contact.address,
    language,
    template: 'match.reported',
    values: { account, amount: formatMoney(language, minor, currency, { symbol: true }), reference },
    key: `match:${id}:${is}`,
    now,
  })
}
