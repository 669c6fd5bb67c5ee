import { vi as adjustments } from '#features/money/adjustments/texts/vi.ts'
import { vi as approvals } from '#features/platform/approvals/texts/vi.ts'
import { vi as backoffice } from '#features/backoffice/member-desk/texts/vi.ts'
import { vi as audit } from '#features/platform/audit/texts/vi.ts'
import { vi as deposits } from '#features/money/deposits/texts/vi.ts'
import { vi as vendors } from '#features/play/vendors/texts/vi.ts'
import { vi as care } from '#features/backoffice/support-metrics/texts/vi.ts'
import { vi as papers } from '#features/compliance/kyc/texts/vi.ts'
import { vi as payments } from '#features/money/payments/texts/vi.ts'
import { vi as statements } from '#features/money/statements/texts/vi.ts'
import { vi as matching } from '#features/money/p2p-payouts/texts/vi.ts'
import { vi as transfers } from '#features/money/transfers/texts/vi.ts'
import { vi as vendorWallets } from '#features/play/vendor-wallets/texts/vi.ts'
import { vi as wallet } from '#features/money/wallet/texts/vi.ts'
import { vi as withdrawals } from '#features/money/withdrawals/texts/vi.ts'
import { vi as identity } from '#features/account/identity/texts/vi.ts'
import { vi as operators } from '#features/platform/operators/texts/vi.ts'
import { vi as returns } from '#features/play/rtp-monitoring/texts/vi.ts'
import { vi as reports } from '#features/backoffice/reports/texts/vi.ts'
import { vi as security } from '#features/account/security/texts/vi.ts'
import { vi as risk } from '#features/compliance/fraud/texts/vi.ts'
import { vi as exclusions } from '#features/compliance/exclusions/texts/vi.ts'
import { vi as limits } from '#features/compliance/limits/texts/vi.ts'
import { vi as lobby } from '#features/play/lobby/texts/vi.ts'
import { vi as rounds } from '#features/play/rounds/texts/vi.ts'
import { vi as dice } from '#games/dice/texts/vi.ts'
import { vi as jadeVein } from '#games/jade-vein/texts/vi.ts'
import { vi as pagodaClimb } from '#games/pagoda-climb/texts/vi.ts'
import { vi as highMoon } from '#games/high-moon/texts/vi.ts'
import { vi as craneBaccarat } from '#games/crane-baccarat/texts/vi.ts'
import { vi as lacquer21 } from '#games/lacquer-21/texts/vi.ts'
import { vi as swallowTrio } from '#games/swallow-trio/texts/vi.ts'
import { vi as silkJacks } from '#games/silk-jacks/texts/vi.ts'
import { vi as starPond } from '#games/star-pond/texts/vi.ts'
import { vi as pearlDrop } from '#games/pearl-drop/texts/vi.ts'
import { vi as skyLantern } from '#games/sky-lantern/texts/vi.ts'
import { vi as lotusWheel } from '#games/lotus-wheel/texts/vi.ts'
import { vi as riverDragon } from '#games/slots/river-dragon/texts/vi.ts'
import { vi as slots } from './slots-vi.ts'
import { vi as players } from '#features/backoffice/member-labels/texts/vi.ts'
import { vi as profile } from '#features/account/profile/texts/vi.ts'
import { vi as social } from '#features/account/social-login/texts/vi.ts'
import { vi as codes } from '#features/account/otp/texts/vi.ts'
import { vi as validation } from '#features/platform/validation/texts/vi.ts'
import { vi as startup } from '#features/contact/site-status/texts/vi.ts'
import { vi as recovery } from '#features/account/recovery/texts/vi.ts'
import { vi as merchants } from '#features/platform/merchants/texts/vi.ts'
import { vi as settings } from '#features/platform/settings/texts/vi.ts'
import { vi as pages } from '#features/contact/pages/texts/vi.ts'
import { vi as outbox } from '#features/contact/outbox/texts/vi.ts'
import { vi as notices } from '#features/contact/notices/texts/vi.ts'
import { vi as inbox } from '#features/contact/inbox/texts/vi.ts'
import { vi as push } from '#features/contact/push/texts/vi.ts'
import { vi as service } from '#features/contact/live-chat/texts/vi.ts'
import { vi as feedback } from '#features/contact/feedback/texts/vi.ts'
import { vi as invitations } from '#features/account/invitations/texts/vi.ts'
import { vi as chat } from '#features/contact/chat/texts/vi.ts'
import { vi as common } from '#texts/common/vi.ts'
import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

/** All Vietnamese words; a feature that is in the English list but not here does not compile. */
export const vi: SameKeys<typeof en> = {
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
}
