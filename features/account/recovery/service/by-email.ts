import { createHash } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import { admissionBy, knownDeviceOf } from '#features/account/identity/public.ts'
import { accountKey } from '#kit/names/account-key.ts'
import { memberByAccount } from '#features/account/members/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { householdOf } from '#kit/address.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { recovery } from '../contract.ts'
import { LINK_MINUTES, writeLink } from './link.ts'

type Routes = typeof recovery
type Call = CallFor<Routes['byEmail']>

/** No member has this id: an unknown account is asked about all the same (A4). */
const NOBODY = 0n

/** Mails to one account's address that one household, or one browser that the account knows, may cause. */
const MAILS_OF_PLACE = '3/h'
/** The same for all households together: a mailbox is not to be filled from many of them. */
const MAILS_OF_STRANGERS = '12/h'

/**
 * Mails a link to a new password. Right and wrong, the answer, the writing and so the time are the same (A4). Anyone who asks too often is
 * answered alike and sends nothing; a wrong address, and a stranger elsewhere, use up nothing of the owner's (A5).
 */
export async function mailLink(app: App, { body }: Given<Routes['byEmail']>, call: Call) {
  const { code } = call.merchant
  const account = accountKey(body.username)
  const email = body.email.normalize('NFKC').toLowerCase()
  const member = await memberByAccount(app.db, code, body.username)
  const isRight = member?.state === 'open' && member.email?.toLowerCase() === email
  if (!isRight && (await settingOf(app, code, 'accountErrors')) === 'separate')
    return { refused: member ? 'recovery.wrongEmail' : 'recovery.unknownAccount' } as const
  const device = await knownDeviceOf(app.db, member?.id ?? NOBODY, call)
  const isTooMany = await spendMail(app, {
    asked: `${code}:${account}:${hashOf(email)}`,
    device,
    ip: call.ip,
  })
  // an address that was never verified opens nothing of an account that its holder proved by something else
  const isTheirs = (await admissionBy(app, app.db, member, 'email')) !== 'refuse' && isRight
  const getter = isTheirs && !isTooMany ? member : null
  await inTransaction(app.db, async (tx) => writeLink(app, tx, call, { email, member: getter }))
  return { message: app.words(call.language, 'recovery.mailSent', { minutes: LINK_MINUTES }) }
}

type Asked = { readonly asked: string; readonly device: string | null; readonly ip: string }

/** True where too many were asked for already: of this account and this address, from this place. */
async function spendMail(app: App, { asked, device, ip }: Asked): Promise<boolean> {
  const place = device ? `device:${device}` : `from:${householdOf(ip)}`
  if ((await app.rateLimiter.spend('recovery-mails', MAILS_OF_PLACE, `${asked}:${place}`)) !== null)
    return true
  if (device) return false
  return (await app.rateLimiter.spend('recovery-mails-all', MAILS_OF_STRANGERS, asked)) !== null
}

/** Short, and no list of addresses that someone typed. */
const hashOf = (email: string): string => createHash('sha256').update(email).digest('base64url')
