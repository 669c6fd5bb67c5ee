import { checkPassword } from '#features/identity/door.ts'
import { settingOf } from '#features/settings/door.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { social } from '../contract/member.ts'
import { endLink, linkedOf } from '../store/identities.ts'
import { offeredBy } from './agreement.ts'
import { begin } from './attempt.ts'

type StartLink = (typeof social)['startLink']
type Mine = (typeof social)['mine']
type Unlink = (typeof social)['unlink']

/** A logged-in member sets out to link; the password is the fresh proof (A13). */
export async function startLink(house: House, { body }: Given<StartLink>, call: CallFor<StartLink>) {
  const { id: memberId } = call.member
  if (!(await checkPassword(house.db, memberId, body.password)))
    return { refused: 'social.wrongPassword' } as const
  const linked = await linkedOf(house.db, memberId)
  if (linked.some(({ provider }) => provider === body.provider))
    return { refused: 'social.alreadyLinked' } as const
  return begin(house, { provider: body.provider, returnTo: body.returnTo, memberId }, call)
}

export async function mine(house: House, { member, merchant }: CallFor<Mine>) {
  const linked = await linkedOf(house.db, member.id)
  const all = await offeredBy(house, merchant.code)
  return {
    linked: [...linked],
    offered: all.filter((name) => !linked.some(({ provider }) => provider === name)),
    mayUnlink: await settingOf(house, merchant.code, 'socialUnlink'),
  }
}

/** Final, as the house begins; where a brand allows it, the password has just proved another way in. */
export async function unlink(
  house: House,
  { body }: Given<Unlink>,
  { member, merchant, now }: CallFor<Unlink>,
) {
  if (!(await settingOf(house, merchant.code, 'socialUnlink'))) return { refused: 'social.final' } as const
  if (!(await checkPassword(house.db, member.id, body.password)))
    return { refused: 'social.wrongPassword' } as const
  const isEnded = await endLink(house.db, { memberId: member.id, provider: body.provider, now })
  return isEnded ? {} : ({ refused: 'social.notLinked' } as const)
}
