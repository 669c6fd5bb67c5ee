import { inTransaction } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import { memberByAccount, type MemberRow } from '#features/members/door.ts'
import { queueMessage, sealSecrets } from '#features/outbox/door.ts'
import { settingOf } from '#features/settings/door.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import { hashToken, newToken } from '#server/vault.ts'
import type { recovery } from '../contract.ts'
import { insertLink } from '../store.ts'
import { siteOriginOf } from './origin.ts'

type Routes = typeof recovery
type Call = CallFor<Routes['byEmail']>

const LINK_MINUTES = 30
/** Mails that one account gets; whoever asks more is answered alike and sends nothing. */
const MAILS = '3/h'

/** Mails a link to a new password. Right and wrong, the answer, the writing and so the time are the same (A4). */
export async function mailLink(house: House, { body }: Given<Routes['byEmail']>, call: Call) {
  const { code } = call.merchant
  const account = body.username.normalize('NFKC').toLowerCase()
  const email = body.email.normalize('NFKC').toLowerCase()
  const member = await memberByAccount(house.db, code, account)
  const isRight = member?.state === 'open' && member.email?.toLowerCase() === email
  if (!isRight && (await settingOf(house, code, 'accountErrors')) === 'separate')
    return { refused: member ? 'recovery.wrongEmail' : 'recovery.unknownAccount' } as const
  const isTooMany = (await house.pace.spend('recovery-mails', MAILS, `${code}:${account}`)) !== null
  await writeLink(house, call, email, isRight && !isTooMany ? member : null)
  return { message: house.words(call.language, 'recovery.mailSent', { minutes: LINK_MINUTES }) }
}

async function writeLink(house: House, call: Call, email: string, member: MemberRow | null): Promise<void> {
  const { merchant, ip, now } = call
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000)
  // after the # it is in no server's log and in nobody's Referer
  const link = `${await siteOriginOf(house, call)}/reset#${token}`
  const sealed = sealSecrets(house, { link })
  await inTransaction(house.db, async (tx) => {
    const tokenHash = hashToken(token)
    const memberId = member?.id ?? null
    const id = await insertLink(tx, { merchant: merchant.code, memberId, tokenHash, ip, now, expiresAt })
    await queueMessage(tx, {
      merchant: merchant.code,
      channel: 'email',
      to: email,
      template: 'password.link',
      values: { account: member?.account ?? '', minutes: LINK_MINUTES },
      sealed,
      language: member?.language ?? call.language,
      key: `recovery:${id}`,
      now,
      expiresAt,
      isVoid: member === null,
    })
  })
}
