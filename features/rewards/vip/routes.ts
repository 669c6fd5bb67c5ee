import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { vip } from './contract/member.ts'
import type { vipOffice } from './contract/office.ts'
import { setRank, showMember, showRanks, showReport } from './service/office.ts'
import { publishRanks } from './service/publish.ts'
import { listRanks, showOwn } from './service/read.ts'

export function vipRoutes(app: App): Handlers<typeof vip> {
  return {
    ranks: (input, call) => listRanks(app, input, call),
    own: (_, call) => showOwn(app, call),
  }
}

export function vipOfficeRoutes(app: App): Handlers<typeof vipOffice> {
  return {
    ranks: (input) => showRanks(app, input),
    publish: (input, call) => publishRanks(app, input, call),
    report: (input) => showReport(app, input),
    member: (input) => showMember(app, input),
    setRank: (input, call) => setRank(app, input, call),
  }
}
