import { inviteOf, memberById, type Origin } from '#features/account/members/public.ts'
import type { App } from '#server/app.ts'
import { codeOfHost } from '../../extension-points.ts'
import type { EntryCall } from '../devices.ts'
import type { Form } from './register.ts'

export type Invited = {
  readonly uplineId: bigint | null
  readonly recommenderId: bigint | null
  /** The invitation codes of this registration, each of which counts one use. */
  readonly codes: readonly string[]
}

/** Optional fields that are stored as entered (specification §3). */
const CONTACTS = ['qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber'] as const

/** A member's ID as shared with others. */
const ID_SHAPE = /^[1-9]\d{4,17}$/

/**
 * Who invited this person: an agent by an affiliate code, a member by a referral code or their ID. A wrong code is refused, not ignored:
 * the person expects its effect. When registration is by invitation only, a valid code is required (decision 36).
 */
export async function inviteFor(app: App, call: EntryCall, form: Form) {
  const { code: merchant } = call.merchant
  const domain = (form.domain ?? call.host).toLowerCase()
  const given = [form.affiliateCode, form.referralCode].map((code) => code?.trim().toUpperCase() ?? '')
  const codes = [...new Set(given.filter(Boolean))]
  let uplineId: bigint | null = null
  let recommenderId: bigint | null = null
  for (const code of codes) {
    const invite = await inviteOf(app.db, { merchant, code, domain, now: call.now })
    if (!invite) return { refused: 'identity.invitationCode' } as const
    if (invite.kind === 'affiliate') uplineId = invite.memberId
    if (invite.kind === 'referral') recommenderId = invite.memberId
  }
  const recommender = form.recommenderId?.trim() ?? ''
  if (recommender !== '') {
    const member = ID_SHAPE.test(recommender) ? await memberById(app.db, BigInt(recommender)) : null
    if (!member || member.merchant !== merchant || member.state !== 'open' || member.type === 4)
      return { refused: 'identity.invitationCode' } as const
    recommenderId = member.id
  }
  if (codes.length === 0 && recommenderId === null) codes.push(...(await codesOfHost(app, call)))
  const isInvited = codes.length > 0 || recommenderId !== null
  if (!isInvited && !(await app.merchants.isOn(merchant, 'DIRECTREG3')))
    return { refused: 'identity.inviteOnly' } as const
  const invited: Invited = { uplineId, recommenderId, codes }
  return invited
}

/** Without an invitation the host's own code counts, as long as it is valid. */
export async function codesOfHost(
  app: App,
  { merchant: { code: merchant }, host, now }: Pick<EntryCall, 'merchant' | 'host' | 'now'>,
): Promise<readonly string[]> {
  const code = await codeOfHost.of(app)(app.db, { merchant, host })
  const invite = code === null ? null : await inviteOf(app.db, { merchant, code, domain: host, now })
  return code !== null && invite ? [code] : []
}

export function originOf(form: Form, call: EntryCall): Origin {
  const given = CONTACTS.flatMap((name) => {
    const value = form[name]?.trim()
    return value ? [[name, value] as const] : []
  })
  return {
    method: form.registerMethod ?? 'WEB',
    url: form.registerUrl ?? null,
    domain: form.domain ?? call.host,
    affiliateCode: form.affiliateCode?.trim() || null,
    referralCode: form.referralCode?.trim() || null,
    countryDialingCode: form.countryDialingCode?.replace('+', '') ?? null,
    contacts: Object.fromEntries(given),
  }
}
