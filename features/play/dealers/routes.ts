import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { dealerConsole } from './contract/console.ts'
import type { dealerPit } from './contract/pit.ts'
import { correctRound, previewRound, voidDealt } from './service/pit.ts'
import { closeBets, misdeal, openBets } from './service/rounds.ts'
import { scan, takeBack } from './service/scan.ts'
import { endShift, relieve, startShift } from './service/shifts.ts'
import { cutShoe, openShoe } from './service/shoe.ts'
import { listDealt, showConsole, showPit } from './service/show.ts'
import { setVideo } from './service/video.ts'

export function dealerConsoleRoutes(app: App): Handlers<typeof dealerConsole> {
  return {
    list: (_, call) => listDealt(app, call),
    show: (input, call) => showConsole(app, input, call),
    start: (input, call) => startShift(app, input, call),
    end: (input, call) => endShift(app, input, call),
    open: (input, call) => openBets(app, input, call),
    close: (input, call) => closeBets(app, input, call),
    scan: (input, call) => scan(app, input, call),
    takeBack: (input, call) => takeBack(app, input, call),
    shoe: (input, call) => openShoe(app, input, call),
    cut: (input, call) => cutShoe(app, input, call),
    misdeal: (input, call) => misdeal(app, input, call),
  }
}

export function dealerPitRoutes(app: App): Handlers<typeof dealerPit> {
  return {
    show: (input, call) => showPit(app, input, call),
    preview: (input) => previewRound(app, input),
    correct: (input, call) => correctRound(app, input, call),
    void: (input, call) => voidDealt(app, input, call),
    relieve: (input, call) => relieve(app, input, call),
    video: (input, call) => setVideo(app, input, call),
  }
}
