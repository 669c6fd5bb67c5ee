import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { missions } from './contract/member.ts'
import type { missionsOffice } from './contract/office.ts'
import { giftChoices } from './service/choices.ts'
import { draftMission, launchDraft, listForOffice, stopLive } from './service/office.ts'
import { missionSummary } from './service/summary.ts'

export function missionsRoutes(app: App): Handlers<typeof missions> {
  return { summary: (_, call) => missionSummary(app, call) }
}

export function missionsOfficeRoutes(app: App): Handlers<typeof missionsOffice> {
  return {
    list: (input, call) => listForOffice(app, input, call),
    choices: (input) => giftChoices(app, input),
    draft: (input, call) => draftMission(app, input, call),
    launch: (input, call) => launchDraft(app, input, call),
    stop: (input, call) => stopLive(app, input, call),
  }
}
