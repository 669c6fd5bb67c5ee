import { en as adjustments } from '#features/adjustments/texts/en.ts'
import { en as approvals } from '#features/approvals/texts/en.ts'
import { en as backoffice } from '#features/backoffice/texts/en.ts'
import { en as audit } from '#features/audit/texts/en.ts'
import { en as deposits } from '#features/deposits/texts/en.ts'
import { en as vendors } from '#features/vendors/texts/en.ts'
import { en as care } from '#features/care/texts/en.ts'
import { en as papers } from '#features/papers/texts/en.ts'
import { en as payments } from '#features/payments/texts/en.ts'
import { en as statements } from '#features/statements/texts/en.ts'
import { en as matching } from '#features/matching/texts/en.ts'
import { en as transfers } from '#features/transfers/texts/en.ts'
import { en as vendorWallets } from '#features/vendor-wallets/texts/en.ts'
import { en as wallet } from '#features/wallet/texts/en.ts'
import { en as withdrawals } from '#features/withdrawals/texts/en.ts'
import { en as identity } from '#features/identity/texts/en.ts'
import { en as operators } from '#features/operators/texts/en.ts'
import { en as returns } from '#features/returns/texts/en.ts'
import { en as reports } from '#features/reports/texts/en.ts'
import { en as security } from '#features/security/texts/en.ts'
import { en as risk } from '#features/risk/texts/en.ts'
import { en as exclusions } from '#features/exclusions/texts/en.ts'
import { en as limits } from '#features/limits/texts/en.ts'
import { en as lobby } from '#features/lobby/texts/en.ts'
import { en as rounds } from '#features/rounds/texts/en.ts'
import { en as dice } from '#games/dice/texts/en.ts'
import { en as jadeVein } from '#games/jade-vein/texts/en.ts'
import { en as pagodaClimb } from '#games/pagoda-climb/texts/en.ts'
import { en as highMoon } from '#games/high-moon/texts/en.ts'
import { en as craneBaccarat } from '#games/crane-baccarat/texts/en.ts'
import { en as lacquer21 } from '#games/lacquer-21/texts/en.ts'
import { en as swallowTrio } from '#games/swallow-trio/texts/en.ts'
import { en as silkJacks } from '#games/silk-jacks/texts/en.ts'
import { en as starPond } from '#games/star-pond/texts/en.ts'
import { en as pearlDrop } from '#games/pearl-drop/texts/en.ts'
import { en as skyLantern } from '#games/sky-lantern/texts/en.ts'
import { en as lotusWheel } from '#games/lotus-wheel/texts/en.ts'
import { en as riverDragon } from '#games/slots/river-dragon/texts/en.ts'
import { en as slots } from './slots-en.ts'
import { en as players } from '#features/players/texts/en.ts'
import { en as profile } from '#features/profile/texts/en.ts'
import { en as social } from '#features/social/texts/en.ts'
import { en as codes } from '#features/codes/texts/en.ts'
import { en as validation } from '#features/validation/texts/en.ts'
import { en as startup } from '#features/startup/texts/en.ts'
import { en as recovery } from '#features/recovery/texts/en.ts'
import { en as merchants } from '#features/merchants/texts/en.ts'
import { en as settings } from '#features/settings/texts/en.ts'
import { en as pages } from '#features/pages/texts/en.ts'
import { en as outbox } from '#features/outbox/texts/en.ts'
import { en as notices } from '#features/notices/texts/en.ts'
import { en as inbox } from '#features/inbox/texts/en.ts'
import { en as push } from '#features/push/texts/en.ts'
import { en as service } from '#features/service/texts/en.ts'
import { en as feedback } from '#features/feedback/texts/en.ts'
import { en as invitations } from '#features/invitations/texts/en.ts'
import { en as chat } from '#features/chat/texts/en.ts'
import { en as common } from '#texts/common/en.ts'

/** All English words that server and mails need; pages load the same list. One line a feature. */
export const en = {
  ...common,
  ...settings,
  ...merchants,
  ...startup,
  ...validation,
  ...identity,
  ...operators,
  ...audit,
  ...backoffice,
  ...adjustments,
  ...approvals,
  ...lobby,
  ...rounds,
  ...dice,
  ...riverDragon,
  ...slots,
  ...jadeVein,
  ...pagodaClimb,
  ...highMoon,
  ...craneBaccarat,
  ...lacquer21,
  ...swallowTrio,
  ...silkJacks,
  ...starPond,
  ...pearlDrop,
  ...skyLantern,
  ...lotusWheel,
  ...wallet,
  ...matching,
  ...transfers,
  ...vendorWallets,
  ...statements,
  ...deposits,
  ...withdrawals,
  ...payments,
  ...vendors,
  ...reports,
  ...returns,
  ...risk,
  ...limits,
  ...exclusions,
  ...papers,
  ...care,
  ...outbox,
  ...pages,
  ...notices,
  ...inbox,
  ...push,
  ...service,
  ...feedback,
  ...invitations,
  ...chat,
  ...recovery,
  ...security,
  ...codes,
  ...social,
  ...profile,
  ...players,
} as const

/** A key that is in no list does not compile where a page says it. */
declare module '#texts/keys.ts' {
  interface TextLists {
    readonly features: typeof en
  }
}
