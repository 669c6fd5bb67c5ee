import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { points, pointsOffice } from './contract.ts'
import { adjustPoints } from './service/adjust.ts'
import { listMovements, showBalance, showConfig, showMember, showReport } from './service/read.ts'

export function pointsRoutes(app: App): Handlers<typeof points> {
  return {
    balance: (_, { member }) => showBalance(app, member),
    config: (_, { member }) => showConfig(app, member),
    movements: (input, call) => listMovements(app, input, call),
  }
}

export function pointsOfficeRoutes(app: App): Handlers<typeof pointsOffice> {
  return {
    report: (input) => showReport(app, input),
    member: (input) => showMember(app, input),
    adjust: (input, call) => adjustPoints(app, input, call),
  }
}
