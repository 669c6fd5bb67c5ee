import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { exclusions } from './contract/member.ts'
import type { exclusionsOffice } from './contract/office.ts'
import { exclusionsFile } from './service/file.ts'
import { excludeOneself } from './service/exclude.ts'
import { approveLift, excludeMember, listExclusions, proposeLift, rejectLift } from './service/office.ts'
import { breakThatEnded, shownStanding } from './service/standing.ts'

export function exclusionsRoutes(house: House): Handlers<typeof exclusions> {
  return {
    async start({ body }, { member, now }) {
      const { kind, until } = shownStanding(await excludeOneself(house, member.id, body, now))
      return { kind, until }
    },
    ended: async ({ body }, { now }) => ({ away: await breakThatEnded(house, body.token, now) }),
  }
}

export function exclusionsOfficeRoutes(house: House): Handlers<typeof exclusionsOffice> {
  return {
    list: ({ query }, call) => listExclusions(house, query, call),
    file: (_, call) => exclusionsFile(house, call),
    exclude: ({ params, body }, call) => excludeMember(house, { ...params, ...body }, call),
    propose: ({ params, body }, call) => proposeLift(house, { ...params, ...body }, call),
    approve: ({ params, body }, call) =>
      approveLift(house, { id: params.id, reason: body.reason ?? null }, call),
    reject: ({ params, body }, call) => rejectLift(house, { ...params, ...body }, call),
  }
}
