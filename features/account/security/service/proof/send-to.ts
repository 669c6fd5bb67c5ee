import { sendCode, type SendCode } from '#features/account/otp/public.ts'
import { maskedEmail, maskedMobile } from '#features/account/members/rules/masks.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { security } from '../../contract.ts'

type Call = CallFor<(typeof security)['sendProofCode']>

/** Codes for a proof are bound to the requesting session. */
export const boundTo = (call: { readonly member: { readonly sessionId: string } }): string =>
  `member:${call.member.sessionId}`

/** Sends a code to a member's contact; returns the masked contact and the code's lifetime. */
export async function sendTo(
  app: App,
  call: Pick<Call, 'member' | 'merchant' | 'language' | 'ip'>,
  purpose: Extract<SendCode['purpose'], 'bind' | 'confirm'>,
  to: SendCode['to'],
) {
  const sent = await sendCode(app, {
    merchant: call.merchant.code,
    purpose,
    to,
    session: boundTo(call),
    language: call.language,
    ip: call.ip,
    // the member's own contact has its own quota; a new contact may belong to another person
    asker: { circle: purpose === 'bind' ? 'bind' : 'own', id: `member:${call.member.id}` },
  })
  if ('refused' in sent) return sent
  return {
    to: to.channel === 'sms' ? maskedMobile(to.address) : maskedEmail(to.address),
    expiredMinutes: sent.expiredMinutes,
  }
}
