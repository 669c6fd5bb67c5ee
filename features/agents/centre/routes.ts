import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { agents } from './contract.ts'
import { exportList } from './service/export.ts'
import { showIncome } from './service/income.ts'
import { sendMessage } from './service/message.ts'
import { showOverview } from './service/overview.ts'
import { listBets, listBetting, listMoves, listProfit } from './service/records.ts'
import { changeLabels, changeRates, listTeam, showMe, showMember } from './service/team.ts'

export function agentsRoutes(app: App): Handlers<typeof agents> {
  return {
    me: (_, call) => showMe(app, call),
    team: (input, call) => listTeam(app, input, call),
    member: (input, call) => showMember(app, input, call),
    setRates: (input, call) => changeRates(app, input, call),
    setLabels: (input, call) => changeLabels(app, input, call),
    message: (input, call) => sendMessage(app, input, call),
    overview: (input, call) => showOverview(app, input, call),
    betting: (input, call) => listBetting(app, input, call),
    bets: (input, call) => listBets(app, input, call),
    profit: (input, call) => listProfit(app, input, call),
    moves: (input, call) => listMoves(app, input, call),
    income: (input, call) => showIncome(app, input, call),
    export: (input, call) => exportList(app, input, call),
  }
}
