import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { players } from './contract.ts'
import { addLabel, labelMember, readTold, showAbout, showTimeline } from './service/about.ts'
import { findMembers, membersFile } from './service/find.ts'
import { labelsOf } from './store/labels.ts'

export function playersRoutes(house: House): Handlers<typeof players> {
  return {
    find: (input, call) => findMembers(house, input, call),
    file: (input, call) => membersFile(house, input, call),
    labels: async ({ query }) => ({ labels: await labelsOf(house.db, query.merchant ?? null) }),
    addLabel: (input, call) => addLabel(house, input, call),
    setLabels: (input, call) => labelMember(house, input, call),
    about: (input, call) => showAbout(house, input, call),
    told: (input, call) => readTold(house, input, call),
    timeline: (input, call) => showTimeline(house, input, call),
  }
}
