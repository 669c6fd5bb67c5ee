import { hasPaymentPassword } from '#features/account/identity/public.ts'
import { memberById } from '#features/account/members/public.ts'
import { maskedEmail, maskedMobile } from '#features/account/members/rules/masks.ts'
import type { House } from '#server/house.ts'
import { strengthOf } from '../rules/strength.ts'
import { authenticatorOf } from '../store/authenticators.ts'
import { passkeysOf } from '../store/passkeys.ts'
import { meansOf } from './proof/fresh.ts'

/** What guards an account and what is missing. Contacts leave masked. */
export async function overviewOf(house: House, memberId: bigint) {
  const member = await memberById(house.db, memberId)
  const means = await meansOf(house.db, memberId)
  const own = await hasPaymentPassword(house.db, memberId)
  const strength = strengthOf({ ...means, hasPaymentPassword: own })
  const passkeys = await passkeysOf(house.db, memberId)
  const authenticator = await authenticatorOf(house.db, memberId)
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
