import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { draws } from './contract/member.ts'
import type { drawsOffice } from './contract/office.ts'
import { checkIn } from './service/check-in.ts'
import { draftDraw, launchDraw, listForOffice, stopDraw } from './service/office.ts'
import { openEnvelope } from './service/open.ts'
import { showRecord } from './service/proof.ts'
import { listDraws, showDraw, showTickets } from './service/read.ts'
import { claimTickets } from './service/promoted.ts'
import { spinWheel } from './service/spin.ts'

export function drawsRoutes(app: App): Handlers<typeof draws> {
  return {
    list: (input, call) => listDraws(app, input, call),
    one: (input, call) => showDraw(app, input, call),
    spin: (input, call) => spinWheel(app, input, call),
    open: (input, call) => openEnvelope(app, input, call),
    checkIn: (input, call) => checkIn(app, input, call),
    claimTickets: (input, call) => claimTickets(app, input, call),
    ticketList: (input) => showTickets(app, input),
    proof: (input) => showRecord(app, input),
  }
}

export function drawsOfficeRoutes(app: App): Handlers<typeof drawsOffice> {
  return {
    list: (input, call) => listForOffice(app, input, call),
    draft: (input, call) => draftDraw(app, input, call),
    launch: (input, call) => launchDraw(app, input, call),
    stop: (input, call) => stopDraw(app, input, call),
  }
}
