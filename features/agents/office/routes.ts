import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { agentsOffice } from './contract.ts'
import { changeRates, changeType, listTree, moveMember } from './service.ts'

export function agentsOfficeRoutes(app: App): Handlers<typeof agentsOffice> {
  return {
    list: (input, call) => listTree(app, input, call),
    move: (input, call) => moveMember(app, input, call),
    setType: (input, call) => changeType(app, input, call),
    setRates: (input, call) => changeRates(app, input, call),
  }
}
