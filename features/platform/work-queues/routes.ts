import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { workQueues } from './contract.ts'
import { queuesFor } from './service.ts'

export function workQueuesRoutes(app: App): Handlers<typeof workQueues> {
  return {
    list: async (_, { operator, now }) => ({ queues: await queuesFor(app, operator, now) }),
  }
}
