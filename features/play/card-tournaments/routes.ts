import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { tournaments } from './contract.ts'
import type { tournamentsOffice } from './contract/office.ts'
import { cancel, listForOffice, make, showForOffice } from './service/office.ts'
import { register, unregister } from './service/register.ts'
import { listTournaments, showEntry, showTournament } from './service/show.ts'

export function tournamentsRoutes(app: App): Handlers<typeof tournaments> {
  return {
    list: (_, call) => listTournaments(app, call),
    one: (input, call) => showTournament(app, input, call),
    entry: (input, call) => showEntry(app, input, call),
    register: (input, call) => register(app, input, call),
    unregister: (input, call) => unregister(app, input, call),
  }
}

export function tournamentsOfficeRoutes(app: App): Handlers<typeof tournamentsOffice> {
  return {
    list: (input, call) => listForOffice(app, input, call),
    one: (input, call) => showForOffice(app, input, call),
    make: (input, call) => make(app, input, call),
    cancel: (input, call) => cancel(app, input, call),
  }
}
