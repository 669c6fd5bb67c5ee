import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { sportCampaigns, sportCampaignsOffice } from './contract.ts'
import { showCurrent } from './service/current.ts'
import { launchCampaign, listCampaigns, stopRunning } from './service/office.ts'

export function sportCampaignsRoutes(app: App): Handlers<typeof sportCampaigns> {
  return { current: (_, call) => showCurrent(app, call) }
}

export function sportCampaignsOfficeRoutes(app: App): Handlers<typeof sportCampaignsOffice> {
  return {
    list: (input, call) => listCampaigns(app, input, call),
    launch: (input, call) => launchCampaign(app, input, call),
    stop: (input, call) => stopRunning(app, input, call),
  }
}
