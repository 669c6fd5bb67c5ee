import { hasPaymentPassword } from '#features/account/identity/public.ts'
import { memberById } from '#features/account/members/public.ts'
import { maskedEmail, maskedMobile } from '#features/account/members/rules/masks.ts'
import type { App } from '#server/app.ts'
import { strengthOf } from '../rules/strength.ts'
import { authenticatorOf } from '../store/authenticators.ts'
import { passkeysOf } from '../store/passkeys.ts'
import { meansOf } from './proof/fresh.ts'

/** An account's security methods and what is missing. Contacts are masked. */
export async function overviewOf(app: App, memberId: bigint) {
  const member = await memberById(app.db, memberId)
  const means = await meansOf(app.db, memberId)
  const own = await hasPaymentPassword(app.db, memberId)
  const strength = strengthOf({ ...means, hasPaymentPassword: own })
  const passkeys = await passkeysOf(app.db, memberId)
  const authenticator = await authenticatorOf(app.db, memberId)
  return {
    score: strength.score,
    level: strength.level,
    missing: [...strength.missing],
    hasPassword: means.hasPassword,
    hasPaymentPassword: own,
    email: member?.email ? { shown: maskedEmail(member.email), isProved: means.isEmailProved } : null,
    mobile: member?.mobile ? { shown: maskedMobile(member.mobile), isProved: means.isMobileProved } : null,
    authenticatorSince: authenticator?.createdAt ?? null,
    recoveryLeft: means.recoveryLeft,
    passkeys: passkeys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
      id,
      name,
      isSynced,
      createdAt,
      lastUsedAt,
    })),
  }
}
