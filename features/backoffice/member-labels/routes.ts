import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { memberLabelsOffice } from './contract.ts'
import { addLabel, labelMember, readTold, showAbout, showTimeline } from './service/about.ts'
import { findMembers, membersFile } from './service/find.ts'
import { labelsOf } from './store/labels.ts'

export function memberLabelsRoutes(app: App): Handlers<typeof memberLabelsOffice> {
  return {
    find: (input, call) => findMembers(app, input, call),
    file: (input, call) => membersFile(app, input, call),
    labels: async ({ query }) => ({ labels: await labelsOf(app.db, query.merchant ?? null) }),
    addLabel: (input, call) => addLabel(app, input, call),
    setLabels: (input, call) => labelMember(app, input, call),
    about: (input, call) => showAbout(app, input, call),
    told: (input, call) => readTold(app, input, call),
    timeline: (input, call) => showTimeline(app, input, call),
  }
}
