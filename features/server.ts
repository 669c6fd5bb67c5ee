import { adjustments } from '#features/adjustments/contract.ts'
import { adjustmentsRoutes } from '#features/adjustments/routes.ts'
import { approvals } from '#features/approvals/contract.ts'
import { approvalsJobs } from '#features/approvals/jobs.ts'
import { approvalsRoutes } from '#features/approvals/routes.ts'
import { backoffice } from '#features/backoffice/contract.ts'
import { backofficeRoutes } from '#features/backoffice/routes.ts'
import { audit } from '#features/audit/contract.ts'
import { auditJobs } from '#features/audit/jobs.ts'
import { auditRoutes } from '#features/audit/routes.ts'
import { faults } from '#features/faults/contract.ts'
import { faultsRoutes } from '#features/faults/routes.ts'
import { identityJobs } from '#features/identity/jobs.ts'
import { identityRoutes } from '#features/identity/routes.ts'
import { identity } from '#features/identity/contract.ts'
import { exclusions } from '#features/exclusions/contract/member.ts'
import { exclusionsOffice } from '#features/exclusions/contract/office.ts'
import { exclusionsJobs } from '#features/exclusions/jobs.ts'
import { exclusionsOfficeRoutes, exclusionsRoutes } from '#features/exclusions/routes.ts'
import { limits } from '#features/limits/contract/member.ts'
import { limitsOffice } from '#features/limits/contract/office.ts'
import { limitsJobs } from '#features/limits/jobs.ts'
import { limitsOfficeRoutes, limitsRoutes } from '#features/limits/routes.ts'
import { lobby } from '#features/lobby/contract.ts'
import { lobbyArrange } from '#features/lobby/contract/arrange.ts'
import { logos } from '#features/lobby/contract/logos.ts'
import { lobbyOffice } from '#features/lobby/contract/office.ts'
import { lobbyArrangeRoutes, lobbyOfficeRoutes, lobbyRoutes, logosRoutes } from '#features/lobby/routes.ts'
import { members } from '#features/members/contract.ts'
import { membersRoutes } from '#features/members/routes.ts'
import { players } from '#features/players/contract.ts'
import { playersRoutes } from '#features/players/routes.ts'
import { profile, profileOffice } from '#features/profile/contract.ts'
import { profileOfficeRoutes, profileRoutes } from '#features/profile/routes.ts'
import { operators } from '#features/operators/contract.ts'
import { operatorJobs } from '#features/operators/jobs.ts'
import { operatorsRoutes } from '#features/operators/routes.ts'
import { returns } from '#features/returns/contract.ts'
import { returnsJobs } from '#features/returns/jobs.ts'
import { returnsRoutes } from '#features/returns/routes.ts'
import { reports } from '#features/reports/contract.ts'
import { reportsRoutes } from '#features/reports/routes.ts'
import { risk } from '#features/risk/contract.ts'
import { riskJobs } from '#features/risk/jobs.ts'
import { riskRoutes } from '#features/risk/routes.ts'
import { play, rounds } from '#features/rounds/contract.ts'
import { roundsJobs } from '#features/rounds/jobs.ts'
import { roundsRoutes } from '#features/rounds/routes.ts'
import { social } from '#features/social/contract/member.ts'
import { socialOffice } from '#features/social/contract/office.ts'
import { socialJobs } from '#features/social/jobs.ts'
import { socialOfficeRoutes, socialRoutes } from '#features/social/routes.ts'
import { security } from '#features/security/contract.ts'
import { securityJobs } from '#features/security/jobs.ts'
import { securityRoutes } from '#features/security/routes.ts'
import { settingsOffice, system } from '#features/settings/contract.ts'
import { settingsOfficeRoutes, systemRoutes } from '#features/settings/routes.ts'
import { startup } from '#features/startup/contract.ts'
import { startupRoutes } from '#features/startup/routes.ts'
import { merchantsJobs } from '#features/merchants/jobs.ts'
import { validationOffice } from '#features/validation/contract.ts'
import { validationOfficeRoutes } from '#features/validation/routes.ts'
import { merchantsOffice } from '#features/merchants/contract.ts'
import { merchantsOfficeRoutes } from '#features/merchants/routes.ts'
import { winners } from '#features/winners/contract.ts'
import { winnersRoutes } from '#features/winners/routes.ts'
import { deposits } from '#features/deposits/contract/member.ts'
import { depositMethods } from '#features/deposits/contract/methods.ts'
import { depositsOffice } from '#features/deposits/contract/office.ts'
import { depositsJobs } from '#features/deposits/jobs.ts'
import { depositMethodsRoutes, depositsOfficeRoutes, depositsRoutes } from '#features/deposits/routes.ts'
import { papers } from '#features/papers/contract/member.ts'
import { papersOffice } from '#features/papers/contract/office.ts'
import { papersOfficeRoutes, papersRoutes } from '#features/papers/routes.ts'
import { payments, paymentsOffice } from '#features/payments/contract.ts'
import { paymentsOfficeRoutes, paymentsRoutes } from '#features/payments/routes.ts'
import { statements } from '#features/statements/contract.ts'
import { statementsRoutes } from '#features/statements/routes.ts'
import { matching, matchingOffice } from '#features/matching/contract.ts'
import { matchingJobs } from '#features/matching/jobs.ts'
import { matchingOfficeRoutes, matchingRoutes } from '#features/matching/routes.ts'
import { transfers, transfersOffice } from '#features/transfers/contract.ts'
import { transfersOfficeRoutes, transfersRoutes } from '#features/transfers/routes.ts'
import { vendorWallets } from '#features/vendor-wallets/contract/member.ts'
import { vendorWalletsOffice } from '#features/vendor-wallets/contract/office.ts'
import { vendorWalletsJobs } from '#features/vendor-wallets/jobs.ts'
import { vendorWalletsOfficeRoutes, vendorWalletsRoutes } from '#features/vendor-wallets/routes.ts'
import { wallet } from '#features/wallet/contract.ts'
import { walletJobs } from '#features/wallet/jobs.ts'
import { walletRoutes } from '#features/wallet/routes.ts'
import { vendorsOffice } from '#features/vendors/contract/office.ts'
import { vendorsWallet } from '#features/vendors/contract/wallet.ts'
import { vendorsJobs } from '#features/vendors/jobs.ts'
import { vendorsOfficeRoutes, vendorsWalletRoutes } from '#features/vendors/routes.ts'
import { withdrawals } from '#features/withdrawals/contract/member.ts'
import { withdrawalsOffice } from '#features/withdrawals/contract/office.ts'
import { withdrawalsJobs } from '#features/withdrawals/jobs.ts'
import { withdrawalsOfficeRoutes, withdrawalsRoutes } from '#features/withdrawals/routes.ts'
import { outboxJobs } from '#features/outbox/jobs.ts'
import { codes } from '#features/codes/contract.ts'
import { codesJobs } from '#features/codes/jobs.ts'
import { codesRoutes } from '#features/codes/routes.ts'
import { recovery } from '#features/recovery/contract.ts'
import { recoveryJobs } from '#features/recovery/jobs.ts'
import { recoveryRoutes } from '#features/recovery/routes.ts'
import { outbox } from '#features/outbox/contract.ts'
import { notices } from '#features/notices/contract/member.ts'
import { noticesOffice } from '#features/notices/contract/office.ts'
import { noticesOfficeRoutes, noticesRoutes } from '#features/notices/routes.ts'
import { inbox } from '#features/inbox/contract/member.ts'
import { inboxOffice } from '#features/inbox/contract/office.ts'
import { inboxJobs } from '#features/inbox/jobs.ts'
import { inboxOfficeRoutes, inboxRoutes } from '#features/inbox/routes.ts'
import { push } from '#features/push/contract.ts'
import { pushRoutes } from '#features/push/routes.ts'
import { service } from '#features/service/contract/guest.ts'
import { serviceDesk } from '#features/service/contract/desk.ts'
import { serviceJobs } from '#features/service/jobs.ts'
import { serviceDeskRoutes, serviceRoutes } from '#features/service/routes.ts'
import { feedback } from '#features/feedback/contract/member.ts'
import { feedbackOffice } from '#features/feedback/contract/office.ts'
import { feedbackOfficeRoutes, feedbackRoutes } from '#features/feedback/routes.ts'
import { care } from '#features/care/contract.ts'
import { careRoutes } from '#features/care/routes.ts'
import { invitationsOffice } from '#features/invitations/contract.ts'
import { invitationsOfficeRoutes } from '#features/invitations/routes.ts'
import { chat } from '#features/chat/contract/member.ts'
import { chatOffice } from '#features/chat/contract/office.ts'
import { chatOfficeRoutes, chatRoutes } from '#features/chat/routes.ts'
import { pages } from '#features/pages/contract/member.ts'
import { pagesOffice } from '#features/pages/contract/office.ts'
import { pagesOfficeRoutes, pagesRoutes } from '#features/pages/routes.ts'
import { outboxRoutes } from '#features/outbox/routes.ts'
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
