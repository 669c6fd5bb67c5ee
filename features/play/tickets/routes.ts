import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { tickets } from './contract/member.ts'
import type { ticketsOffice } from './contract/office.ts'
import { buyTickets } from './service/buy.ts'
import { closeSale, listForOffice, openSale, pauseSale } from './service/office.ts'
import { listDesigns, listMine, listSeries, oneTicket, seriesProof, ticketProof } from './service/read.ts'
import { scratchTicket } from './service/scratch.ts'

export function ticketsRoutes(app: App): Handlers<typeof tickets> {
  return {
    list: (_, { member, merchant, language }) =>
      listDesigns(app, member?.currency ?? merchant.currency, language),
    series: (input, { member, merchant }) => listSeries(app, input, member?.currency ?? merchant.currency),
    buy: (input, call) => buyTickets(app, input, call),
    mine: (input, call) => listMine(app, input, call),
    one: (input, call) => oneTicket(app, input, call),
    scratch: (input, call) => scratchTicket(app, input, call),
    proof: (input) => ticketProof(app, input),
    seriesProof: (input) => seriesProof(app, input),
  }
}

export function ticketsOfficeRoutes(app: App): Handlers<typeof ticketsOffice> {
  return {
    list: (_, call) => listForOffice(app, call),
    open: openSale(app),
    pause: pauseSale(app),
    close: closeSale(app),
  }
}
