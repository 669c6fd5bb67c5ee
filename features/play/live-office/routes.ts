import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { liveOffice } from './contract.ts'
import { listIncidents, listTables, showTable } from './service/show.ts'
import { closeTable, openTable } from './service/run.ts'
import { setHours, setLimits } from './service/setup.ts'

export function liveOfficeRoutes(app: App): Handlers<typeof liveOffice> {
  return {
    list: (_, call) => listTables(app, call),
    one: (input, call) => showTable(app, input, call),
    close: (input, call) => closeTable(app, input, call),
    open: (input, call) => openTable(app, input, call),
    setLimits: (input, call) => setLimits(app, input, call),
    setHours: (input, call) => setHours(app, input, call),
    incidents: (input) => listIncidents(app, input),
  }
}
