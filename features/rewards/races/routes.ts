import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { races } from './contract/member.ts'
import type { racesOffice } from './contract/office.ts'
import { raceFile } from './service/file.ts'
import { joinRace, leaveRace } from './service/join.ts'
import { createLeaderboards } from './service/leaderboard.ts'
import { draftRace, launchDraft, listForOffice, stopRace } from './service/office.ts'

export function racesRoutes(app: App): Handlers<typeof races> {
  const leaderboards = createLeaderboards(app)
  return {
    leaderboard: (_, call) => leaderboards(call),
    join: (input, call) => joinRace(app, input, call),
    leave: (input, call) => leaveRace(app, input, call),
    file: (input, call) => raceFile(app, input, call),
  }
}

export function racesOfficeRoutes(app: App): Handlers<typeof racesOffice> {
  return {
    list: (input, call) => listForOffice(app, input, call),
    draft: (input, call) => draftRace(app, input, call),
    launch: (input, call) => launchDraft(app, input, call),
    stop: (input, call) => stopRace(app, input, call),
  }
}
