import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { agentIncome } from './contract/member.ts'
import type { agentIncomeOffice } from './contract/office.ts'
import { adjustIncome, listAdjustments } from './service/adjust.ts'
import { listEarners, listRuns, listUplines, resumeRun, runAgain, tryRun } from './service/office.ts'
import {
  listBets,
  listForOffice,
  listMembers,
  listStatements,
  showForOffice,
  showStatement,
  simulateFor,
  simulateReceived,
} from './service/read.ts'

export function agentIncomeRoutes(app: App): Handlers<typeof agentIncome> {
  return {
    statements: (input, call) => listStatements(app, input, call),
    statement: (input, call) => showStatement(app, input, call),
    members: (input, call) => listMembers(app, input, call),
    bets: (input, call) => listBets(app, input, call),
    simulate: (input, call) => simulateFor(app, input, call),
    simulateOffer: (input, call) => simulateReceived(app, input, call),
  }
}

export function agentIncomeOfficeRoutes(app: App): Handlers<typeof agentIncomeOffice> {
  return {
    runs: (input) => listRuns(app, input),
    earners: (input) => listEarners(app, input),
    dryRun: (input) => tryRun(app, input),
    again: (input) => runAgain(app, input),
    resume: (input, call) => resumeRun(app, input, call),
    statements: (input, call) => listForOffice(app, input, call),
    statement: (input) => showForOffice(app, input),
    uplines: (input, call) => listUplines(app, input, call),
    adjustments: (input) => listAdjustments(app, input),
    adjust: (input, call) => adjustIncome(app, input, call),
  }
}
