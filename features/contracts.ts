import { adjustments } from '#features/money/adjustments/contract.ts'
import { approvals } from '#features/platform/approvals/contract.ts'
import { audit } from '#features/platform/audit/contract.ts'
import { backoffice } from '#features/backoffice/member-desk/contract.ts'
import { deposits } from '#features/money/deposits/contract/member.ts'
import { depositMethods } from '#features/money/deposits/contract/methods.ts'
import { depositsOffice } from '#features/money/deposits/contract/office.ts'
import { faults } from '#features/platform/client-errors/contract.ts'
import { identity } from '#features/account/identity/contract.ts'
import { exclusionPass } from '#features/money/exclusion-pass/contract.ts'
import { exclusions } from '#features/compliance/exclusions/contract/member.ts'
import { exclusionsOffice } from '#features/compliance/exclusions/contract/office.ts'
import { limits } from '#features/compliance/limits/contract/member.ts'
import { limitsOffice } from '#features/compliance/limits/contract/office.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { lobbyArrange } from '#features/play/lobby/contract/arrange.ts'
import { logos } from '#features/play/lobby/contract/logos.ts'
import { lobbyOffice } from '#features/play/lobby/contract/office.ts'
import { members } from '#features/account/members/contract.ts'
import { players } from '#features/backoffice/member-labels/contract.ts'
import { profile, profileOffice } from '#features/account/profile/contract.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { operators } from '#features/platform/operators/contract.ts'
import { returns } from '#features/play/rtp-monitoring/contract.ts'
import { reports } from '#features/backoffice/reports/contract.ts'
import { risk } from '#features/compliance/fraud/contract.ts'
import { play, rounds } from '#features/play/rounds/contract.ts'
import { social } from '#features/account/social-login/contract/member.ts'
import { socialOffice } from '#features/account/social-login/contract/office.ts'
import { settingsOffice, system } from '#features/platform/settings/contract.ts'
import { startup } from '#features/contact/site-status/contract.ts'
import { validationOffice } from '#features/platform/validation/contract.ts'
import { security } from '#features/account/security/contract.ts'
import { winners } from '#features/play/winners/contract.ts'
import { papers } from '#features/compliance/kyc/contract/member.ts'
import { papersOffice } from '#features/compliance/kyc/contract/office.ts'
import { payments, paymentsOffice } from '#features/money/payments/contract.ts'
import { statements } from '#features/money/statements/contract.ts'
import { matching, matchingOffice } from '#features/money/p2p-payouts/contract.ts'
import { transfers, transfersOffice } from '#features/money/transfers/contract.ts'
import { vendorWallets } from '#features/play/vendor-wallets/contract/member.ts'
import { vendorWalletsOffice } from '#features/play/vendor-wallets/contract/office.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { vendorsOffice } from '#features/play/vendors/contract/office.ts'
import { vendorsWallet } from '#features/play/vendors/contract/wallet.ts'
import { withdrawals } from '#features/money/withdrawals/contract/member.ts'
import { withdrawalsOffice } from '#features/money/withdrawals/contract/office.ts'
import { codes } from '#features/account/otp/contract.ts'
import { recovery } from '#features/account/recovery/contract.ts'
import { pages } from '#features/contact/pages/contract/member.ts'
import { pagesOffice } from '#features/contact/pages/contract/office.ts'
import { outbox } from '#features/contact/outbox/contract.ts'
import { notices } from '#features/contact/notices/contract/member.ts'
import { noticesOffice } from '#features/contact/notices/contract/office.ts'
import { inbox } from '#features/contact/inbox/contract/member.ts'
import { inboxOffice } from '#features/contact/inbox/contract/office.ts'
import { push } from '#features/contact/push/contract.ts'
import { service } from '#features/contact/live-chat/contract/guest.ts'
import { serviceDesk } from '#features/contact/live-chat/contract/desk.ts'
import { feedback } from '#features/contact/feedback/contract/member.ts'
import { feedbackOffice } from '#features/contact/feedback/contract/office.ts'
import { care } from '#features/backoffice/support-metrics/contract.ts'
import { invitationsOffice } from '#features/account/invitations/contract.ts'
import { chat } from '#features/contact/chat/contract/member.ts'
import { chatOffice } from '#features/contact/chat/contract/office.ts'

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
  exclusionPass,
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
