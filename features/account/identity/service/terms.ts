import { settingOf } from '#features/platform/settings/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { identity } from '../contract.ts'
import { owesTerms } from '../rules.ts'
import { insertAgreement, lastAgreement } from '../store/terms.ts'

type Routes = typeof identity

/** The current terms and whether this member has yet to agree to them (A2). */
export async function termsOf(app: App, { member, merchant }: CallFor<Routes['terms']>) {
  const version = await settingOf(app, merchant.code, 'termsVersion')
  const last = await lastAgreement(app.db, member.id)
  return { version, isDue: owesTerms(member.type, last?.version ?? null, version) }
}

/** Records the member's agreement to the version that they read; refused if it is no longer the current one. */
export async function agreeToTerms(
  app: App,
  { body }: Given<Routes['agreeToTerms']>,
  { member, merchant, ip, now }: CallFor<Routes['agreeToTerms']>,
) {
  const version = await settingOf(app, merchant.code, 'termsVersion')
  if (body.version !== version) return { refused: 'identity.termsChanged' } as const
  await insertAgreement(app.db, { memberId: member.id, version, ip, now })
  return {}
}
