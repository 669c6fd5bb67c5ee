import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { lotteryDraws } from './contract/draws.ts'
import type { lotteryFeed, lotteryResults } from './contract/results.ts'
import { listDraws, listLotteries, showDraw } from './service/draws.ts'
import { showExposure } from './service/exposure.ts'
import { addFeed, showFeeds, switchFeed, takePush } from './service/feeds.ts'
import { importFile } from './service/import.ts'
import { enterByHand, listWaiting } from './service/office.ts'

export function lotteryDrawsRoutes(app: App): Handlers<typeof lotteryDraws> {
  return {
    lotteries: () => Promise.resolve(listLotteries()),
    list: (input, call) => listDraws(app, input, call),
    one: (input, call) => showDraw(app, input, call),
    exposure: (input, call) => showExposure(app, input, call),
  }
}

export function lotteryResultsRoutes(app: App): Handlers<typeof lotteryResults> {
  return {
    waiting: (_, call) => listWaiting(app, call),
    enter: (input, call) => enterByHand(app, input, call),
    importFile: (input, call) => importFile(app, input, call),
    feeds: () => showFeeds(app),
    addFeed: (input, call) => addFeed(app, input, call),
    switchFeed: (input, call) => switchFeed(app, input, call),
  }
}

export function lotteryFeedRoutes(app: App): Handlers<typeof lotteryFeed> {
  return { push: (input, call) => takePush(app, input, call) }
}
