import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { crash } from './contract.ts'
import { startAuto, stopAuto } from './service/autos.ts'
import { cancelBet, cashOut, myBets, placeBet } from './service/bets.ts'
import { readHistory, readTable } from './service/table.ts'

export function crashRoutes(app: App): Handlers<typeof crash> {
  return {
    table: (_, call) => readTable(app, call),
    history: () => readHistory(app),
    mine: (input, call) => myBets(app, input, call),
    bet: (input, call) => placeBet(app, input, call),
    cancel: (input, call) => cancelBet(app, input, call),
    cashOut: (input, call) => cashOut(app, input, call),
    startAuto: (input, call) => startAuto(app, input, call),
    stopAuto: (input, call) => stopAuto(app, input, call),
  }
}
