import { inTransaction } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import { accountKey } from '#features/identity/rules.ts'
import { memberByAccount } from '#features/members/door.ts'
import { settingOf } from '#features/settings/door.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { recovery } from '../contract.ts'
import { LINK_MINUTES, writeLink } from './link.ts'

type Routes = typeof recovery
type Call = CallFor<Routes['byEmail']>

/** Mails that one account gets; whoever asks more is answered alike and sends nothing. */
const MAILS = '3/h'

/** Mails a link to a new password. Right and wrong, the answer, the writing and so the time are the same (A4). */
export async function mailLink(house: House, { body }: Given<Routes['byEmail']>, call: Call) {
  const { code } = call.merchant
  const account = accountKey(body.username)
  const email = body.email.normalize('NFKC').toLowerCase()
  const member = await memberByAccount(house.db, code, body.username)
  const isRight = member?.state === 'open' && member.email?.toLowerCase() === email
  if (!isRight && (await settingOf(house, code, 'accountErrors')) === 'separate')
    return { refused: member ? 'recovery.wrongEmail' : 'recovery.unknownAccount' } as const
  const isTooMany = (await house.pace.spend('recovery-mails', MAILS, `${code}:${account}`)) !== null
  const getter = isRight && !isTooMany ? member : null
  await inTransaction(house.db, async (tx) => writeLink(house, tx, call, { email, member: getter }))
  return { message: house.words(call.language, 'recovery.mailSent', { minutes: LINK_MINUTES }) }
}
