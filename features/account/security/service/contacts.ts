import * as z from 'zod/mini'
import { checkCode, phoneOf, useCode, type PhoneRefusal } from '#features/account/otp/public.ts'
import { memberById, setEmail, setMobile, type MemberRow } from '#features/account/members/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { security } from '../contract.ts'
import { checkRemoval } from '../rules/contacts.ts'
import { meansOf, needFreshProof } from './proof/fresh.ts'
import { changing } from './security-methods.ts'
import { tellChange } from './history.ts'
import { boundTo, sendTo } from './proof/send-to.ts'

type Routes = typeof security
type Call = CallFor<Routes['bindContact']>
type Asked = Omit<Given<Routes['bindContact']>['body'], 'code'>

const email = z.email().check(z.maxLength(200))

/** The canonical form of the address, or why it is invalid. */
function addressOf({
  channel,
  address,
  countryDialingCode,
}: Asked): { readonly address: string } | PhoneRefusal | { readonly refused: 'security.emailInvalid' } {
  if (channel === 'email') {
    const own = address.normalize('NFKC').toLowerCase()
    return z.safeParse(email, own).success
      ? { address: own }
      : ({ refused: 'security.emailInvalid' } as const)
  }
  const phone = phoneOf({ mobileNum: address, ...(countryDialingCode ? { countryDialingCode } : {}) })
  return 'refused' in phone ? phone : { address: phone.mobile }
}

function isBound(member: MemberRow | null, channel: 'sms' | 'email', address: string): boolean {
  if (channel === 'sms') return member?.mobile === address && member.mobileVerifiedAt !== null
  return member?.email?.toLowerCase() === address && member.emailVerifiedAt !== null
}

/** Sends a code to a new contact. If the contact belongs to another account, only the message says so, never this response. */
export async function sendContactCode(app: App, { body }: Given<Routes['sendContactCode']>, call: Call) {
  const needed = await needFreshProof(app.db, call.member, call.now)
  if (needed) return needed
  const read = addressOf(body)
  if ('refused' in read) return read
  const { channel } = body
  const { address } = read
  if (isBound(await memberById(app.db, call.member.id), channel, address))
    return { refused: 'security.contactSame' } as const
  return sendTo(app, call, 'bind', { channel, address })
}

/** Adds the contact that the code verified; the previous contacts are notified (A13). */
export async function bindContact(app: App, { body }: Given<Routes['bindContact']>, call: Call) {
  const { member, merchant, ip, device, now } = call
  const needed = await needFreshProof(app.db, member, now)
  if (needed) return needed
  const read = addressOf(body)
  if ('refused' in read) return read
  const { address } = read
  const ask = {
    merchant: merchant.code,
    purpose: 'bind',
    address,
    session: boundTo(call),
    code: body.code,
  } as const
  const proof = await checkCode(app, ask)
  if ('refused' in proof) return proof
  return changing(app, call, async (tx) => {
    const before = await memberById(tx, member.id)
    if (!before || !(await useCode(tx, proof, now)))
      return { refused: 'codes.invalid-verification-code' } as const
    const set = body.channel === 'sms' ? setMobile : setEmail
    if (!(await set(tx, member.id, address, now))) return { refused: 'security.contactTaken' } as const
    const what = body.channel === 'sms' ? 'mobile' : 'email'
    await tellChange(app, tx, { memberId: member.id, what, before, ip, device, now })
    return {}
  })
}

/** Removes a contact from the account and notifies it a last time (A13). */
export function removeContact(
  app: App,
  { params }: Given<Routes['removeContact']>,
  call: CallFor<Routes['removeContact']>,
) {
  const { member, merchant, ip, device, now } = call
  const { channel } = params
  return changing(app, call, async (tx) => {
    const before = await memberById(tx, member.id)
    const isThere = channel === 'sms' ? before?.mobile : before?.email
    if (!before || !isThere) return { refused: 'security.unknown' } as const
    const means = await meansOf(tx, member.id)
    const [isProved, isOtherProved] =
      channel === 'sms'
        ? [means.isMobileProved, means.isEmailProved]
        : [means.isEmailProved, means.isMobileProved]
    const accepted = await settingOf(app, merchant.code, 'newIpProofs')
    const refused = checkRemoval({ ...means, channel, isProved, isOtherProved, accepted })
    if (refused) return { refused } as const
    await (channel === 'sms' ? setMobile : setEmail)(tx, member.id, null, null)
    const what = channel === 'sms' ? 'mobileRemoved' : 'emailRemoved'
    const isFirst = !isProved // an unverified contact protected nothing, so this counts as a first one
    await tellChange(app, tx, { memberId: member.id, what, before, isFirst, ip, device, now })
    return {}
  })
}
