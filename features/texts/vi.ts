import { vi as adjustments } from '#features/adjustments/texts/vi.ts'
import { vi as approvals } from '#features/approvals/texts/vi.ts'
import { vi as backoffice } from '#features/backoffice/texts/vi.ts'
import { vi as audit } from '#features/audit/texts/vi.ts'
import { vi as deposits } from '#features/deposits/texts/vi.ts'
import { vi as vendors } from '#features/vendors/texts/vi.ts'
import { vi as care } from '#features/care/texts/vi.ts'
import { vi as papers } from '#features/papers/texts/vi.ts'
import { vi as payments } from '#features/payments/texts/vi.ts'
import { vi as statements } from '#features/statements/texts/vi.ts'
import { vi as matching } from '#features/matching/texts/vi.ts'
import { vi as transfers } from '#features/transfers/texts/vi.ts'
import { vi as vendorWallets } from '#features/vendor-wallets/texts/vi.ts'
import { vi as wallet } from '#features/wallet/texts/vi.ts'
import { vi as withdrawals } from '#features/withdrawals/texts/vi.ts'
import { vi as identity } from '#features/identity/texts/vi.ts'
import { vi as operators } from '#features/operators/texts/vi.ts'
import { vi as returns } from '#features/returns/texts/vi.ts'
import { vi as reports } from '#features/reports/texts/vi.ts'
import { vi as security } from '#features/security/texts/vi.ts'
import { vi as risk } from '#features/risk/texts/vi.ts'
import { vi as exclusions } from '#features/exclusions/texts/vi.ts'
import { vi as limits } from '#features/limits/texts/vi.ts'
import { vi as lobby } from '#features/lobby/texts/vi.ts'
import { vi as rounds } from '#features/rounds/texts/vi.ts'
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
import { vi as players } from '#features/players/texts/vi.ts'
import { vi as profile } from '#features/profile/texts/vi.ts'
import { vi as social } from '#features/social/texts/vi.ts'
import { vi as codes } from '#features/codes/texts/vi.ts'
import { vi as validation } from '#features/validation/texts/vi.ts'
import { vi as startup } from '#features/startup/texts/vi.ts'
import { vi as recovery } from '#features/recovery/texts/vi.ts'
import { vi as merchants } from '#features/merchants/texts/vi.ts'
import { vi as settings } from '#features/settings/texts/vi.ts'
import { vi as pages } from '#features/pages/texts/vi.ts'
import { vi as outbox } from '#features/outbox/texts/vi.ts'
import { vi as notices } from '#features/notices/texts/vi.ts'
import { vi as inbox } from '#features/inbox/texts/vi.ts'
import { vi as push } from '#features/push/texts/vi.ts'
import { vi as service } from '#features/service/texts/vi.ts'
import { vi as feedback } from '#features/feedback/texts/vi.ts'
import { vi as invitations } from '#features/invitations/texts/vi.ts'
import { vi as chat } from '#features/chat/texts/vi.ts'
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
