import { en as adjustments } from '#features/money/adjustments/texts/en.ts'
import { en as approvals } from '#features/platform/approvals/texts/en.ts'
import { en as backoffice } from '#features/backoffice/member-desk/texts/en.ts'
import { en as audit } from '#features/platform/audit/texts/en.ts'
import { en as deposits } from '#features/money/deposits/texts/en.ts'
import { en as vendors } from '#features/play/vendors/texts/en.ts'
import { en as care } from '#features/backoffice/support-metrics/texts/en.ts'
import { en as papers } from '#features/compliance/kyc/texts/en.ts'
import { en as payments } from '#features/money/payments/texts/en.ts'
import { en as statements } from '#features/money/statements/texts/en.ts'
import { en as matching } from '#features/money/p2p-payouts/texts/en.ts'
import { en as transfers } from '#features/money/transfers/texts/en.ts'
import { en as vendorWallets } from '#features/play/vendor-wallets/texts/en.ts'
import { en as wallet } from '#features/money/wallet/texts/en.ts'
import { en as withdrawals } from '#features/money/withdrawals/texts/en.ts'
import { en as identity } from '#features/account/identity/texts/en.ts'
import { en as operators } from '#features/platform/operators/texts/en.ts'
import { en as returns } from '#features/play/rtp-monitoring/texts/en.ts'
import { en as reports } from '#features/backoffice/reports/texts/en.ts'
import { en as security } from '#features/account/security/texts/en.ts'
import { en as risk } from '#features/compliance/fraud/texts/en.ts'
import { en as exclusions } from '#features/compliance/exclusions/texts/en.ts'
import { en as limits } from '#features/compliance/limits/texts/en.ts'
import { en as lobby } from '#features/play/lobby/texts/en.ts'
import { en as rounds } from '#features/play/rounds/texts/en.ts'
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
import { en as players } from '#features/backoffice/member-labels/texts/en.ts'
import { en as profile } from '#features/account/profile/texts/en.ts'
import { en as social } from '#features/account/social-login/texts/en.ts'
import { en as codes } from '#features/account/otp/texts/en.ts'
import { en as validation } from '#features/platform/validation/texts/en.ts'
import { en as startup } from '#features/contact/site-status/texts/en.ts'
import { en as recovery } from '#features/account/recovery/texts/en.ts'
import { en as merchants } from '#features/platform/merchants/texts/en.ts'
import { en as settings } from '#features/platform/settings/texts/en.ts'
import { en as pages } from '#features/contact/pages/texts/en.ts'
import { en as outbox } from '#features/contact/outbox/texts/en.ts'
import { en as notices } from '#features/contact/notices/texts/en.ts'
import { en as inbox } from '#features/contact/inbox/texts/en.ts'
import { en as push } from '#features/contact/push/texts/en.ts'
import { en as service } from '#features/contact/live-chat/texts/en.ts'
import { en as feedback } from '#features/contact/feedback/texts/en.ts'
import { en as invitations } from '#features/account/invitations/texts/en.ts'
import { en as chat } from '#features/contact/chat/texts/en.ts'
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
