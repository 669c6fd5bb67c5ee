import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { lotterySlips } from './contract.ts'
import { cancelChase, startChase } from './service/chase.ts'
import { myChases, nextDraws, oneChase } from './service/chases.ts'
import { listSaved, saveSlip, unsaveSlip } from './service/saved.ts'
import { mySlips, oneSlip, recentLotteries } from './service/slips.ts'

export function lotterySlipsRoutes(app: App): Handlers<typeof lotterySlips> {
  return {
    mine: (input, call) => mySlips(app, input, call),
    slip: (input, call) => oneSlip(app, input, call),
    recent: (input, call) => recentLotteries(app, input, call),
    draws: (input) => nextDraws(app, input),
    chase: (input, call) => startChase(app, input, call),
    chases: (input, call) => myChases(app, input, call),
    oneChase: (input, call) => oneChase(app, input, call),
    cancelChase: (input, call) => cancelChase(app, input, call),
    saved: (input, call) => listSaved(app, input, call),
    save: (input, call) => saveSlip(app, input, call),
    unsave: (input, call) => unsaveSlip(app, input, call),
  }
}
