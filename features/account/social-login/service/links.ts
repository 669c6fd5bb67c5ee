import { inTransaction } from '#db/pool.ts'
import { hasPassword } from '#features/account/identity/public/credentials.ts'
import { needFreshProof, tellChange } from '#features/account/security/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { social } from '../contract/member.ts'
import { calledBy } from '../rules/providers.ts'
import { endLink, linkedOf } from '../store/identities.ts'
import { offeredBy } from './agreement.ts'
import { begin } from './attempt.ts'

type StartLink = (typeof social)['startLink']
type Mine = (typeof social)['mine']
type Unlink = (typeof social)['unlink']

/** A logged-in member sets out to link, after a fresh proof: whoever finds a phone unlocked gives nobody a key (A13). */
export async function startLink(house: House, { body }: Given<StartLink>, call: CallFor<StartLink>) {
  const { member, now } = call
  const needed = await needFreshProof(house.db, member, now)
  if (needed) return needed
  const linked = await linkedOf(house.db, member.id)
  if (linked.some(({ provider }) => provider === body.provider))
    return { refused: 'social.alreadyLinked' } as const
  return begin(house, { provider: body.provider, returnTo: body.returnTo, memberId: member.id }, call)
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

/** Final, as the house begins; where a brand allows it, only while another way in remains. */
export async function unlink(
  house: House,
  { body: { provider } }: Given<Unlink>,
  { member, merchant, ip, device, now }: CallFor<Unlink>,
) {
  if (!(await settingOf(house, merchant.code, 'socialUnlink'))) return { refused: 'social.final' } as const
  const needed = await needFreshProof(house.db, member, now)
  if (needed) return needed
  const linked = await linkedOf(house.db, member.id)
  if (!linked.some((link) => link.provider === provider)) return { refused: 'social.notLinked' } as const
  if (linked.length === 1 && !(await hasPassword(house.db, member.id)))
    return { refused: 'social.noOtherWay' } as const
  await inTransaction(house.db, async (tx) => {
    await endLink(tx, { memberId: member.id, provider, now })
    const told = { memberId: member.id, detail: calledBy[provider], ip, device, now }
    await tellChange(house, tx, { ...told, what: 'signinUnlinked' })
  })
  return {}
}
