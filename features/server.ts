import { adjustments } from '#features/money/adjustments/contract.ts'
import { adjustmentsRoutes } from '#features/money/adjustments/routes.ts'
import { approvals } from '#features/platform/approvals/contract.ts'
import { approvalsJobs } from '#features/platform/approvals/jobs.ts'
import { approvalsRoutes } from '#features/platform/approvals/routes.ts'
import { backoffice } from '#features/backoffice/member-desk/contract.ts'
import { backofficeRoutes } from '#features/backoffice/member-desk/routes.ts'
import { audit } from '#features/platform/audit/contract.ts'
import { auditJobs } from '#features/platform/audit/jobs.ts'
import { auditRoutes } from '#features/platform/audit/routes.ts'
import { faults } from '#features/platform/client-errors/contract.ts'
import { faultsRoutes } from '#features/platform/client-errors/routes.ts'
import { identityJobs } from '#features/account/identity/jobs.ts'
import { identityRoutes } from '#features/account/identity/routes.ts'
import { identity } from '#features/account/identity/contract.ts'
import { exclusionPass } from '#features/money/exclusion-pass/contract.ts'
import { exclusionPassRoutes } from '#features/money/exclusion-pass/routes.ts'
import { exclusions } from '#features/compliance/exclusions/contract/member.ts'
import { exclusionsOffice } from '#features/compliance/exclusions/contract/office.ts'
import { exclusionsJobs } from '#features/compliance/exclusions/jobs.ts'
import { exclusionsOfficeRoutes, exclusionsRoutes } from '#features/compliance/exclusions/routes.ts'
import { limits } from '#features/compliance/limits/contract/member.ts'
import { limitsOffice } from '#features/compliance/limits/contract/office.ts'
import { limitsJobs } from '#features/compliance/limits/jobs.ts'
import { limitsOfficeRoutes, limitsRoutes } from '#features/compliance/limits/routes.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { lobbyArrange } from '#features/play/lobby/contract/arrange.ts'
import { logos } from '#features/play/lobby/contract/logos.ts'
import { lobbyOffice } from '#features/play/lobby/contract/office.ts'
import {
  lobbyArrangeRoutes,
  lobbyOfficeRoutes,
  lobbyRoutes,
  logosRoutes,
} from '#features/play/lobby/routes.ts'
import { members } from '#features/account/members/contract.ts'
import { membersRoutes } from '#features/account/members/routes.ts'
import { players } from '#features/backoffice/member-labels/contract.ts'
import { playersRoutes } from '#features/backoffice/member-labels/routes.ts'
import { profile, profileOffice } from '#features/account/profile/contract.ts'
import { profileOfficeRoutes, profileRoutes } from '#features/account/profile/routes.ts'
import { operators } from '#features/platform/operators/contract.ts'
import { operatorJobs } from '#features/platform/operators/jobs.ts'
import { operatorsRoutes } from '#features/platform/operators/routes.ts'
import { returns } from '#features/play/rtp-monitoring/contract.ts'
import { returnsJobs } from '#features/play/rtp-monitoring/jobs.ts'
import { returnsRoutes } from '#features/play/rtp-monitoring/routes.ts'
import { reports } from '#features/backoffice/reports/contract.ts'
import { reportsRoutes } from '#features/backoffice/reports/routes.ts'
import { risk } from '#features/compliance/fraud/contract.ts'
import { riskJobs } from '#features/compliance/fraud/jobs.ts'
import { riskRoutes } from '#features/compliance/fraud/routes.ts'
import { play, rounds } from '#features/play/rounds/contract.ts'
import { roundsJobs } from '#features/play/rounds/jobs.ts'
import { roundsRoutes } from '#features/play/rounds/routes.ts'
import { social } from '#features/account/social-login/contract/member.ts'
import { socialOffice } from '#features/account/social-login/contract/office.ts'
import { socialJobs } from '#features/account/social-login/jobs.ts'
import { socialOfficeRoutes, socialRoutes } from '#features/account/social-login/routes.ts'
import { security } from '#features/account/security/contract.ts'
import { securityJobs } from '#features/account/security/jobs.ts'
import { securityRoutes } from '#features/account/security/routes.ts'
import { settingsOffice, system } from '#features/platform/settings/contract.ts'
import { settingsOfficeRoutes, systemRoutes } from '#features/platform/settings/routes.ts'
import { startup } from '#features/contact/site-status/contract.ts'
import { startupRoutes } from '#features/contact/site-status/routes.ts'
import { merchantsJobs } from '#features/platform/merchants/jobs.ts'
import { validationOffice } from '#features/platform/validation/contract.ts'
import { validationOfficeRoutes } from '#features/platform/validation/routes.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { merchantsOfficeRoutes } from '#features/platform/merchants/routes.ts'
import { winners } from '#features/play/winners/contract.ts'
import { winnersRoutes } from '#features/play/winners/routes.ts'
import { deposits } from '#features/money/deposits/contract/member.ts'
import { depositMethods } from '#features/money/deposits/contract/methods.ts'
import { depositsOffice } from '#features/money/deposits/contract/office.ts'
import { depositsJobs } from '#features/money/deposits/jobs.ts'
import {
  depositMethodsRoutes,
  depositsOfficeRoutes,
  depositsRoutes,
} from '#features/money/deposits/routes.ts'
import { papers } from '#features/compliance/kyc/contract/member.ts'
import { papersOffice } from '#features/compliance/kyc/contract/office.ts'
import { papersOfficeRoutes, papersRoutes } from '#features/compliance/kyc/routes.ts'
import { payments, paymentsOffice } from '#features/money/payments/contract.ts'
import { paymentsOfficeRoutes, paymentsRoutes } from '#features/money/payments/routes.ts'
import { statements } from '#features/money/statements/contract.ts'
import { statementsRoutes } from '#features/money/statements/routes.ts'
import { matching, matchingOffice } from '#features/money/p2p-payouts/contract.ts'
import { matchingJobs } from '#features/money/p2p-payouts/jobs.ts'
import { matchingOfficeRoutes, matchingRoutes } from '#features/money/p2p-payouts/routes.ts'
import { transfers, transfersOffice } from '#features/money/transfers/contract.ts'
import { transfersOfficeRoutes, transfersRoutes } from '#features/money/transfers/routes.ts'
import { vendorWallets } from '#features/play/vendor-wallets/contract/member.ts'
import { vendorWalletsOffice } from '#features/play/vendor-wallets/contract/office.ts'
import { vendorWalletsJobs } from '#features/play/vendor-wallets/jobs.ts'
import { vendorWalletsOfficeRoutes, vendorWalletsRoutes } from '#features/play/vendor-wallets/routes.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { walletJobs } from '#features/money/wallet/jobs.ts'
import { walletRoutes } from '#features/money/wallet/routes.ts'
import { vendorsOffice } from '#features/play/vendors/contract/office.ts'
import { vendorsWallet } from '#features/play/vendors/contract/wallet.ts'
import { vendorsJobs } from '#features/play/vendors/jobs.ts'
import { vendorsOfficeRoutes, vendorsWalletRoutes } from '#features/play/vendors/routes.ts'
import { withdrawals } from '#features/money/withdrawals/contract/member.ts'
import { withdrawalsOffice } from '#features/money/withdrawals/contract/office.ts'
import { withdrawalsJobs } from '#features/money/withdrawals/jobs.ts'
import { withdrawalsOfficeRoutes, withdrawalsRoutes } from '#features/money/withdrawals/routes.ts'
import { outboxJobs } from '#features/contact/outbox/jobs.ts'
import { codes } from '#features/account/otp/contract.ts'
import { codesJobs } from '#features/account/otp/jobs.ts'
import { codesRoutes } from '#features/account/otp/routes.ts'
import { recovery } from '#features/account/recovery/contract.ts'
import { recoveryJobs } from '#features/account/recovery/jobs.ts'
import { recoveryRoutes } from '#features/account/recovery/routes.ts'
import { outbox } from '#features/contact/outbox/contract.ts'
import { notices } from '#features/contact/notices/contract/member.ts'
import { noticesOffice } from '#features/contact/notices/contract/office.ts'
import { noticesOfficeRoutes, noticesRoutes } from '#features/contact/notices/routes.ts'
import { inbox } from '#features/contact/inbox/contract/member.ts'
import { inboxOffice } from '#features/contact/inbox/contract/office.ts'
import { inboxJobs } from '#features/contact/inbox/jobs.ts'
import { inboxOfficeRoutes, inboxRoutes } from '#features/contact/inbox/routes.ts'
import { push } from '#features/contact/push/contract.ts'
import { pushRoutes } from '#features/contact/push/routes.ts'
import { service } from '#features/contact/live-chat/contract/guest.ts'
import { serviceDesk } from '#features/contact/live-chat/contract/desk.ts'
import { serviceJobs } from '#features/contact/live-chat/jobs.ts'
import { serviceDeskRoutes, serviceRoutes } from '#features/contact/live-chat/routes.ts'
import { feedback } from '#features/contact/feedback/contract/member.ts'
import { feedbackOffice } from '#features/contact/feedback/contract/office.ts'
import { feedbackOfficeRoutes, feedbackRoutes } from '#features/contact/feedback/routes.ts'
import { care } from '#features/backoffice/support-metrics/contract.ts'
import { careRoutes } from '#features/backoffice/support-metrics/routes.ts'
import { invitationsOffice } from '#features/account/invitations/contract.ts'
import { invitationsOfficeRoutes } from '#features/account/invitations/routes.ts'
import { chat } from '#features/contact/chat/contract/member.ts'
import { chatOffice } from '#features/contact/chat/contract/office.ts'
import { chatOfficeRoutes, chatRoutes } from '#features/contact/chat/routes.ts'
import { pages } from '#features/contact/pages/contract/member.ts'
import { pagesOffice } from '#features/contact/pages/contract/office.ts'
import { pagesOfficeRoutes, pagesRoutes } from '#features/contact/pages/routes.ts'
import { outboxRoutes } from '#features/contact/outbox/routes.ts'
import type { House } from '#server/house.ts'
import type { Job } from '#server/jobs.ts'
import { mountable, type Mountable } from '#server/mount.ts'

/** The list of all routes, as the server mounts them. One line a feature. */
export function routesOf(house: House): readonly Mountable[] {
  return [...siteRoutes(house), ...officeRoutes(house)]
}

/** What pages of the site, games and outside parties call. One line a feature. */
function siteRoutes(house: House): readonly Mountable[] {
  const floor = roundsRoutes(house)
  return [
    mountable(system, systemRoutes(house)),
    mountable(startup, startupRoutes(house)),
    mountable(faults, faultsRoutes(house)),
    mountable(identity, identityRoutes(house)),
    mountable(members, membersRoutes(house)),
    mountable(profile, profileRoutes(house)),
    mountable(security, securityRoutes(house)),
    mountable(lobby, lobbyRoutes(house)),
    mountable(play, floor.play),
    mountable(rounds, floor.rounds),
    mountable(winners, winnersRoutes(house)),
    mountable(wallet, walletRoutes(house)),
    mountable(matching, matchingRoutes(house)),
    mountable(transfers, transfersRoutes(house)),
    mountable(vendorWallets, vendorWalletsRoutes(house)),
    mountable(statements, statementsRoutes(house)),
    mountable(deposits, depositsRoutes(house)),
    mountable(withdrawals, withdrawalsRoutes(house)),
    mountable(payments, paymentsRoutes(house)),
    mountable(vendorsWallet, vendorsWalletRoutes(house)),
    mountable(limits, limitsRoutes(house)),
    mountable(exclusions, exclusionsRoutes(house)),
    mountable(exclusionPass, exclusionPassRoutes(house)),
    mountable(papers, papersRoutes(house)),
    mountable(pages, pagesRoutes(house)),
    mountable(notices, noticesRoutes(house)),
    mountable(inbox, inboxRoutes(house)),
    mountable(push, pushRoutes(house)),
    mountable(service, serviceRoutes(house)),
    mountable(feedback, feedbackRoutes(house)),
    mountable(chat, chatRoutes(house)),
    mountable(recovery, recoveryRoutes(house)),
    mountable(codes, codesRoutes(house)),
    mountable(social, socialRoutes(house)),
  ]
}

/** What the back office calls. One line a feature. */
export function officeRoutes(house: House): readonly Mountable[] {
  return [
    mountable(settingsOffice, settingsOfficeRoutes(house)),
    mountable(merchantsOffice, merchantsOfficeRoutes(house)),
    mountable(validationOffice, validationOfficeRoutes(house)),
    mountable(profileOffice, profileOfficeRoutes(house)),
    mountable(players, playersRoutes(house)),
    mountable(operators, operatorsRoutes(house)),
    mountable(audit, auditRoutes(house)),
    mountable(backoffice, backofficeRoutes(house)),
    mountable(adjustments, adjustmentsRoutes(house)),
    mountable(approvals, approvalsRoutes(house)),
    mountable(lobbyOffice, lobbyOfficeRoutes(house)),
    mountable(lobbyArrange, lobbyArrangeRoutes(house)),
    mountable(logos, logosRoutes(house)),
    mountable(depositsOffice, depositsOfficeRoutes(house)),
    mountable(depositMethods, depositMethodsRoutes(house)),
    mountable(withdrawalsOffice, withdrawalsOfficeRoutes(house)),
    mountable(matchingOffice, matchingOfficeRoutes(house)),
    mountable(transfersOffice, transfersOfficeRoutes(house)),
    mountable(vendorWalletsOffice, vendorWalletsOfficeRoutes(house)),
    mountable(paymentsOffice, paymentsOfficeRoutes(house)),
    mountable(reports, reportsRoutes(house)),
    mountable(care, careRoutes(house)),
    mountable(returns, returnsRoutes(house)),
    mountable(risk, riskRoutes(house)),
    mountable(limitsOffice, limitsOfficeRoutes(house)),
    mountable(exclusionsOffice, exclusionsOfficeRoutes(house)),
    mountable(papersOffice, papersOfficeRoutes(house)),
    mountable(outbox, outboxRoutes(house)),
    mountable(pagesOffice, pagesOfficeRoutes(house)),
    mountable(noticesOffice, noticesOfficeRoutes(house)),
    mountable(inboxOffice, inboxOfficeRoutes(house)),
    mountable(serviceDesk, serviceDeskRoutes(house)),
    mountable(feedbackOffice, feedbackOfficeRoutes(house)),
    mountable(invitationsOffice, invitationsOfficeRoutes(house)),
    mountable(chatOffice, chatOfficeRoutes(house)),
    mountable(socialOffice, socialOfficeRoutes(house)),
    mountable(vendorsOffice, vendorsOfficeRoutes(house)),
  ]
}

/** The list of all jobs, as the worker runs them. One line a feature. */
export const jobs: readonly Job[] = [
  ...merchantsJobs,
  ...auditJobs,
  ...securityJobs,
  ...operatorJobs,
  ...approvalsJobs,
  ...roundsJobs,
  ...depositsJobs,
  ...withdrawalsJobs,
  ...matchingJobs,
  ...vendorWalletsJobs,
  ...walletJobs,
  ...returnsJobs,
  ...riskJobs,
  ...limitsJobs,
  ...exclusionsJobs,
  ...codesJobs,
  ...recoveryJobs,
  ...identityJobs,
  ...outboxJobs,
  ...inboxJobs,
  ...serviceJobs,
  ...socialJobs,
  ...vendorsJobs,
]
