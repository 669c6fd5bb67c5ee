import { inTransaction } from '#db/pool.ts'
import { hasPassword } from '#features/account/identity/public/credentials.ts'
import { needFreshProof, tellChange } from '#features/account/security/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { socialLogin } from '../contract/member.ts'
import { calledBy } from '../rules/providers.ts'
import { endLink, linkedOf } from '../store/identities.ts'
import { offeredBy } from './agreement.ts'
import { begin } from './attempt.ts'

type StartLink = (typeof socialLogin)['startLink']
type Mine = (typeof socialLogin)['mine']
type Unlink = (typeof socialLogin)['unlink']

/** A logged-in member starts linking, after a fresh proof: access to an unlocked phone is not enough (A13). */
export async function startLink(app: App, { body }: Given<StartLink>, call: CallFor<StartLink>) {
  const { member, now } = call
  const needed = await needFreshProof(app.db, member, now)
  if (needed) return needed
  const linked = await linkedOf(app.db, member.id)
  if (linked.some(({ provider }) => provider === body.provider))
    return { refused: 'social.alreadyLinked' } as const
  return begin(app, { provider: body.provider, returnTo: body.returnTo, memberId: member.id }, call)
}

export async function mine(app: App, { member, merchant }: CallFor<Mine>) {
  const linked = await linkedOf(app.db, member.id)
  const all = await offeredBy(app, merchant.code)
  return {
    linked: [...linked],
    offered: all.filter((name) => !linked.some(({ provider }) => provider === name)),
    mayUnlink: await settingOf(app, merchant.code, 'socialUnlink'),
  }
}

/** By default a link is final; where a brand allows it, a member can unlink if another login method remains. */
export async function unlink(
  app: App,
  { body: { provider } }: Given<Unlink>,
  { member, merchant, ip, device, now }: CallFor<Unlink>,
) {
  if (!(await settingOf(app, merchant.code, 'socialUnlink'))) return { refused: 'social.final' } as const
  const needed = await needFreshProof(app.db, member, now)
  if (needed) return needed
  const linked = await linkedOf(app.db, member.id)
  if (!linked.some((link) => link.provider === provider)) return { refused: 'social.notLinked' } as const
  if (linked.length === 1 && !(await hasPassword(app.db, member.id)))
    return { refused: 'social.noOtherWay' } as const
  await inTransaction(app.db, async (tx) => {
    await endLink(tx, { memberId: member.id, provider, now })
    const told = { memberId: member.id, detail: calledBy[provider], ip, device, now }
    await tellChange(app, tx, { ...told, what: 'signinUnlinked' })
  })
  return {}
}
