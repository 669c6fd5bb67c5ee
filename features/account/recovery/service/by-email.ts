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

/** An ID that no member has, so that an unknown account runs the same queries (A4). */
const NOBODY = 0n

/** The limit of emails to one account's address, per household or known browser. */
const MAILS_OF_PLACE = '3/h'
/** The limit for all households together, against flooding a mailbox from many of them. */
const MAILS_OF_STRANGERS = '12/h'

/**
 * Emails a password reset link. Correct and incorrect requests give the same response, writes and timing (A4). Too many requests get the
 * same response and send nothing; a wrong address, and a stranger elsewhere, use up none of the owner's limit (A5).
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
  // an unverified address gives no access to an account whose holder verified another contact
  const isTheirs = (await admissionBy(app, app.db, member, 'email')) !== 'refuse' && isRight
  const getter = isTheirs && !isTooMany ? member : null
  await inTransaction(app.db, async (tx) => writeLink(app, tx, call, { email, member: getter }))
  return { message: app.words(call.language, 'recovery.mailSent', { minutes: LINK_MINUTES }) }
}

type Asked = { readonly asked: string; readonly device: string | null; readonly ip: string }

/** True if too many were requested: for this account and this address, from this household or browser. */
async function spendMail(app: App, { asked, device, ip }: Asked): Promise<boolean> {
  const place = device ? `device:${device}` : `from:${householdOf(ip)}`
  if ((await app.rateLimiter.spend('recovery-mails', MAILS_OF_PLACE, `${asked}:${place}`)) !== null)
    return true
  if (device) return false
  return (await app.rateLimiter.spend('recovery-mails-all', MAILS_OF_STRANGERS, asked)) !== null
}

/** A short key, so that typed addresses are not stored. */
const hashOf = (email: string): string => createHash('sha256').update(email).digest('base64url')
