import { adjustments } from '#features/adjustments/contract.ts'
import { approvals } from '#features/approvals/contract.ts'
import { audit } from '#features/audit/contract.ts'
import { backoffice } from '#features/backoffice/contract.ts'
import { deposits } from '#features/deposits/contract/member.ts'
import { depositMethods } from '#features/deposits/contract/methods.ts'
import { depositsOffice } from '#features/deposits/contract/office.ts'
import { faults } from '#features/faults/contract.ts'
import { identity } from '#features/identity/contract.ts'
import { exclusions } from '#features/exclusions/contract/member.ts'
import { exclusionsOffice } from '#features/exclusions/contract/office.ts'
import { limits } from '#features/limits/contract/member.ts'
import { limitsOffice } from '#features/limits/contract/office.ts'
import { lobby } from '#features/lobby/contract.ts'
import { lobbyArrange } from '#features/lobby/contract/arrange.ts'
import { logos } from '#features/lobby/contract/logos.ts'
import { lobbyOffice } from '#features/lobby/contract/office.ts'
import { members } from '#features/members/contract.ts'
import { players } from '#features/players/contract.ts'
import { profile, profileOffice } from '#features/profile/contract.ts'
import { merchantsOffice } from '#features/merchants/contract.ts'
import { operators } from '#features/operators/contract.ts'
import { returns } from '#features/returns/contract.ts'
import { reports } from '#features/reports/contract.ts'
import { risk } from '#features/risk/contract.ts'
import { play, rounds } from '#features/rounds/contract.ts'
import { social } from '#features/social/contract/member.ts'
import { socialOffice } from '#features/social/contract/office.ts'
import { settingsOffice, system } from '#features/settings/contract.ts'
import { startup } from '#features/startup/contract.ts'
import { validationOffice } from '#features/validation/contract.ts'
import { security } from '#features/security/contract.ts'
import { winners } from '#features/winners/contract.ts'
import { papers } from '#features/papers/contract/member.ts'
import { papersOffice } from '#features/papers/contract/office.ts'
import { payments, paymentsOffice } from '#features/payments/contract.ts'
import { statements } from '#features/statements/contract.ts'
import { matching, matchingOffice } from '#features/matching/contract.ts'
import { transfers, transfersOffice } from '#features/transfers/contract.ts'
import { vendorWallets } from '#features/vendor-wallets/contract/member.ts'
import { vendorWalletsOffice } from '#features/vendor-wallets/contract/office.ts'
import { wallet } from '#features/wallet/contract.ts'
import { vendorsOffice } from '#features/vendors/contract/office.ts'
import { vendorsWallet } from '#features/vendors/contract/wallet.ts'
import { withdrawals } from '#features/withdrawals/contract/member.ts'
import { withdrawalsOffice } from '#features/withdrawals/contract/office.ts'
import { codes } from '#features/codes/contract.ts'
import { recovery } from '#features/recovery/contract.ts'
import { pages } from '#features/pages/contract/member.ts'
import { pagesOffice } from '#features/pages/contract/office.ts'
import { outbox } from '#features/outbox/contract.ts'
import { notices } from '#features/notices/contract/member.ts'
import { noticesOffice } from '#features/notices/contract/office.ts'
import { inbox } from '#features/inbox/contract/member.ts'
import { inboxOffice } from '#features/inbox/contract/office.ts'
import { push } from '#features/push/contract.ts'
import { service } from '#features/service/contract/guest.ts'
import { serviceDesk } from '#features/service/contract/desk.ts'
import { feedback } from '#features/feedback/contract/member.ts'
import { feedbackOffice } from '#features/feedback/contract/office.ts'
import { care } from '#features/care/contract.ts'
import { invitationsOffice } from '#features/invitations/contract.ts'
import { chat } from '#features/chat/contract/member.ts'
import { chatOffice } from '#features/chat/contract/office.ts'

/** The list of all contracts: typed clients, OpenAPI and the error catalogue are loops over it. One line a feature. */
export const contracts = {
  system,
  startup,
  settingsOffice,
  merchantsOffice,
  faults,
  validationOffice,
  identity,
  members,
  profile,
  profileOffice,
  players,
  security,
  operators,
  audit,
  backoffice,
  adjustments,
  approvals,
  lobby,
  lobbyOffice,
  lobbyArrange,
  logos,
  play,
  rounds,
  winners,
  wallet,
  matching,
  matchingOffice,
  transfers,
  transfersOffice,
  vendorWallets,
  vendorWalletsOffice,
  statements,
  deposits,
  depositsOffice,
  depositMethods,
  withdrawals,
  withdrawalsOffice,
  payments,
  paymentsOffice,
  reports,
  returns,
  risk,
  limits,
  limitsOffice,
  exclusions,
  exclusionsOffice,
  papers,
  papersOffice,
  outbox,
  pages,
  pagesOffice,
  notices,
  noticesOffice,
  inbox,
  inboxOffice,
  push,
  service,
  serviceDesk,
  feedback,
  feedbackOffice,
  invitationsOffice,
  chat,
  chatOffice,
  care,
  recovery,
  codes,
  social,
  socialOffice,
  vendorsWallet,
  vendorsOffice,
} as const
