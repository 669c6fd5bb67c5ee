import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { tables } from './contract/member.ts'
import { decide } from './service/bets/decide.ts'
import { placeBets } from './service/bets/place.ts'
import { lastResults, listTables, mySlips, oneSlip, oneTable, statisticsOf } from './service/read.ts'
import { forgetBets, listSaved, saveBets, showBets } from './service/saved.ts'
import { clearRound, undoSlip } from './service/bets/undo.ts'

export function tablesRoutes(app: App): Handlers<typeof tables> {
  return {
    list: (input, call) => listTables(app, input, call),
    table: (input, call) => oneTable(app, input, call),
    results: (input) => lastResults(app, input),
    statistics: (input) => statisticsOf(app, input),
    place: (input, call) => placeBets(app, input, call),
    undo: (input, call) => undoSlip(app, input, call),
    clear: (input, call) => clearRound(app, input, call),
    decide: (input, call) => decide(app, input, call),
    slips: (input, call) => mySlips(app, input, call),
    slip: (input, call) => oneSlip(app, input, call),
    show: (input, call) => showBets(app, input, call),
    saved: (input, call) => listSaved(app, input, call),
    save: (input, call) => saveBets(app, input, call),
    forget: (input, call) => forgetBets(app, input, call),
  }
}
