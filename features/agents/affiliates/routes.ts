import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { affiliateJoin } from './contract/join.ts'
import type { affiliates } from './contract/member.ts'
import type { affiliatesOffice } from './contract/office.ts'
import { accept, decide, listApplications, listShared } from './service/applications.ts'
import { apply, countClick, showOffer, showStatus } from './service/join.ts'
import {
  addCode,
  endCode,
  exportReport,
  listCodes,
  listPlayers,
  listSubs,
  showOverview,
  showReport,
  whoAmI,
} from './service/member.ts'
import {
  assignPlan,
  changeState,
  letCount,
  listAffiliates,
  mapDomain,
  showAffiliate,
  unmapDomain,
} from './service/office.ts'
import { addPlan, changePlan, listPlans } from './service/plans.ts'
import { listStatements, showStatement } from './service/statements.ts'

export function affiliateJoinRoutes(app: App): Handlers<typeof affiliateJoin> {
  return {
    offer: (_, call) => showOffer(app, call),
    apply: (input, call) => apply(app, input, call),
    status: (input, call) => showStatus(app, input, call),
    click: (input, call) => countClick(app, input, call),
  }
}

export function affiliatesRoutes(app: App): Handlers<typeof affiliates> {
  return {
    me: (_, call) => whoAmI(app, call),
    overview: (input, call) => showOverview(app, input, call),
    codes: (_, call) => listCodes(app, call),
    addCode: (input, call) => addCode(app, input, call),
    closeCode: (input, call) => endCode(app, input, call),
    report: (input, call) => showReport(app, input, call),
    exportReport: (input, call) => exportReport(app, input, call),
    players: (input, call) => listPlayers(app, input, call),
    statements: (input, call) => listStatements(app, input, call),
    statement: (input, call) => showStatement(app, input, call),
    subs: (_, call) => listSubs(app, call),
  }
}

export function affiliatesOfficeRoutes(app: App): Handlers<typeof affiliatesOffice> {
  return {
    applications: (input) => listApplications(app, input),
    shared: (input) => listShared(app, input),
    decide: (input, call) => decide(app, input, call),
    accept: (input, call) => accept(app, input, call),
    list: (input, call) => listAffiliates(app, input, call),
    detail: (input) => showAffiliate(app, input),
    pause: (input, call) => changeState(app, input, call, 'paused'),
    resume: (input, call) => changeState(app, input, call, 'active'),
    assign: (input, call) => assignPlan(app, input, call),
    clearDuplicate: (input, call) => letCount(app, input, call),
    plans: (input) => listPlans(app, input),
    addPlan: (input, call) => addPlan(app, input, call),
    changePlan: (input, call) => changePlan(app, input, call),
    setDomain: (input, call) => mapDomain(app, input, call),
    dropDomain: (input, call) => unmapDomain(app, input, call),
  }
}
