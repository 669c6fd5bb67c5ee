import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { exclusions } from './contract/member.ts'
import type { exclusionsOffice } from './contract/office.ts'
import { exclusionsFile } from './service/file.ts'
import { excludeOneself } from './service/exclude.ts'
import { approveLift, excludeMember, listExclusions, proposeLift, rejectLift } from './service/office.ts'
import { breakThatEnded, shownStanding } from './service/standing.ts'

export function exclusionsRoutes(app: App): Handlers<typeof exclusions> {
  return {
    async start({ body }, { member, now }) {
      const { kind, until } = shownStanding(await excludeOneself(app, member.id, body, now))
      return { kind, until }
    },
    ended: async ({ body }, { now }) => ({ away: await breakThatEnded(app, body.token, now) }),
  }
}

export function exclusionsOfficeRoutes(app: App): Handlers<typeof exclusionsOffice> {
  return {
    list: ({ query }, call) => listExclusions(app, query, call),
    file: (_, call) => exclusionsFile(app, call),
    exclude: ({ params, body }, call) => excludeMember(app, { ...params, ...body }, call),
    propose: ({ params, body }, call) => proposeLift(app, { ...params, ...body }, call),
    approve: ({ params, body }, call) =>
      approveLift(app, { id: params.id, reason: body.reason ?? null }, call),
    reject: ({ params, body }, call) => rejectLift(app, { ...params, ...body }, call),
  }
}
