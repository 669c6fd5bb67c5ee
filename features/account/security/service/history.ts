import type { Db, Tx } from '#db/pool.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { memberById, type MemberRow } from '#features/account/members/public.ts'
import { queueMessage } from '#features/contact/outbox/public.ts'
import { countryOf } from '#features/contact/site-status/public.ts'
import type { App } from '#server/app.ts'
import { whoHears } from '../rules/contacts.ts'
import { holdPayouts } from './hold.ts'
import { insertChange, insertLogin, type LoginHow, type LoginResult } from '../store/places.ts'

export type LoginNote = {
  readonly merchant: string
  readonly memberId: bigint
  readonly ip: string
  readonly device: string
  readonly how: LoginHow
  readonly result: LoginResult
  readonly now: Date
}

/** Records a login or an attempt in the member's history. */
export async function noteLogin(tx: Tx | Db, note: LoginNote): Promise<void> {
  const { now: at, ...rest } = note
  await insertLogin(tx, { ...rest, at, country: countryOf(note.ip) })
}

/** The kinds of security changes of an account. */
export const changes = [
  'password',
  'payment',
  'email',
  'mobile',
  'authenticatorAdded',
  'authenticatorRemoved',
  'recoveryRenewed',
  'recoveryUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'deviceTrusted',
  'signinLinked',
  'signinUnlinked',
  'payoutAdded',
  'emailRemoved',
  'mobileRemoved',
  'proofsAsked',
  'proofsKept',
  'proofsReset',
  'accountClaimed',
] as const
export type Change = (typeof changes)[number]

type Where = { readonly ip: string; readonly device: string; readonly now: Date }

export type Changed = Where & {
  readonly memberId: bigint
  readonly what: Change
  /** What was added or removed, by the member's own name for it. */
  readonly detail?: string
  /** The member before the change, if it is to a contact; read by this call otherwise. */
  readonly before?: MemberRow
  /** The member had none before (a first bank account): payouts are not held for it. */
  readonly isFirst?: boolean
  /** The password was reset by a code or a link: payouts are held (A13). */
  readonly isReset?: boolean
}

/**
 * Records a change in the member's list, holds payouts if it is of that kind, and notifies the contacts that were verified before it (A13):
 * the message is sent if and only if the change commits.
 */
export async function tellChange(app: App, tx: Tx, changed: Changed): Promise<void> {
  const { memberId, what, detail = null, ip, device, now } = changed
  const member = changed.before ?? (await memberById(tx, memberId))
  if (!member) throw new Error(`tellChange: no member ${memberId}`)
  const { isFirst, isReset } = changed
  await holdPayouts(app, tx, {
    member,
    what,
    ...(isFirst === undefined ? {} : { isFirst }),
    ...(isReset === undefined ? {} : { isReset }),
    now,
  })
  const id = await insertChange(tx, { memberId, what, detail, at: now, ip, device })
  await tellMember(tx, {
    memberId,
    kind: 'security',
    occasion: `security:${id}`,
    text: 'security',
    values: { what: { words: `security.did.${what}` }, when: now },
    link: '/index?member=securityCenter',
    now,
  })
  for (const { channel, address } of whoHears(member)) {
    const to = {
      merchant: member.merchant,
      channel,
      to: address,
      language: member.language,
      key: `security:${id}:${channel}`,
      now,
    } as const
    await queueChange(app, tx, to, { what, detail, account: member.account, when: now })
  }
}

type To = {
  readonly merchant: string
  readonly channel: 'sms' | 'email'
  readonly to: string
  readonly language: 'en' | 'vi'
  readonly key: string
  readonly now: Date
}
type Said = {
  readonly what: Change
  readonly detail: string | null
  readonly account: string
  readonly when: Date
}

async function queueChange(app: App, tx: Tx, to: To, { what, detail, ...values }: Said): Promise<void> {
  const proof = app.words(to.language, `security.told.${what}`, { name: detail ?? '' })
  switch (what) {
    case 'password':
      return void (await queueMessage(tx, { ...to, template: 'password.changed', values }))
    case 'payment':
      return void (await queueMessage(tx, { ...to, template: 'payment.changed', values }))
    case 'email':
      return void (await queueMessage(tx, { ...to, template: 'contact.emailChanged', values }))
    case 'mobile':
      return void (await queueMessage(tx, { ...to, template: 'contact.mobileChanged', values }))
    case 'payoutAdded':
      return void (await queueMessage(tx, {
        ...to,
        template: 'payout.added',
        values: { ...values, payout: detail ?? '' },
      }))
    case 'authenticatorRemoved':
    case 'passkeyRemoved':
    case 'signinUnlinked':
    case 'emailRemoved':
    case 'mobileRemoved':
    case 'proofsReset':
    case 'accountClaimed':
    case 'recoveryUsed':
      return void (await queueMessage(tx, {
        ...to,
        template: 'security.proofRemoved',
        values: { ...values, proof },
      }))
    case 'proofsAsked':
    case 'proofsKept':
      return void (await queueMessage(tx, { ...to, template: `security.${what}`, values }))
    case 'authenticatorAdded':
    case 'passkeyAdded':
    case 'signinLinked':
    case 'recoveryRenewed':
    case 'deviceTrusted':
      return void (await queueMessage(tx, {
        ...to,
        template: 'security.proofAdded',
        values: { ...values, proof },
      }))
  }
}
