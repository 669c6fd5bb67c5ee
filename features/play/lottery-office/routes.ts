import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { lotteryDraws } from './contract/draws.ts'
import type { lotteryFeed, lotteryResults } from './contract/results.ts'
import type { lotterySetup } from './contract/setup.ts'
import { ticketsOf } from '#features/play/shared-rounds/public/records.ts'
import { listDraws, listLotteries, showDraw } from './service/draws.ts'
import { showExposure } from './service/exposure.ts'
import { addFeed, showFeeds, switchFeed, takePush } from './service/feeds.ts'
import { importFile } from './service/import.ts'
import { previewBook, setBook, showBook } from './service/setup/books.ts'
import { addHoliday, removeHoliday, setSchedule, showCalendar } from './service/setup/calendar.ts'
import { listCaps, lowerCap, setCap } from './service/setup/caps.ts'
import { showReport } from './service/setup/report.ts'
import { enterByHand, listWaiting } from './service/office.ts'

export function lotteryDrawsRoutes(app: App): Handlers<typeof lotteryDraws> {
  return {
    lotteries: () => Promise.resolve(listLotteries()),
    list: (input, call) => listDraws(app, input, call),
    one: (input, call) => showDraw(app, input, call),
    tickets: ({ params }) => ticketsOf(app, params.id),
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

export function lotterySetupRoutes(app: App): Handlers<typeof lotterySetup> {
  return {
    calendar: (_, { now }) => showCalendar(app, now),
    addHoliday: (input, call) => addHoliday(app, input, call),
    removeHoliday: (input, call) => removeHoliday(app, input, call),
    setSchedule: (input, call) => setSchedule(app, input, call),
    book: (input) => showBook(app, input),
    previewBook: (input) => previewBook(app, input),
    setBook: (input, call) => setBook(app, input, call),
    caps: (input) => listCaps(app, input),
    lowerCap: (input, call) => lowerCap(app, input, call),
    setCap: (input, call) => setCap(app, input, call),
    report: (input, call) => showReport(app, input, call),
  }
}

export function lotteryFeedRoutes(app: App): Handlers<typeof lotteryFeed> {
  return { push: (input, call) => takePush(app, input, call) }
}
