import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { outbox } from './contract.ts'
import { listForOffice, resend } from './service/office.ts'

export function outboxRoutes(app: App): Handlers<typeof outbox> {
  return {
    messages: (input, call) => listForOffice(app, input, call),
    resend: ({ params, body }, call) => resend(app, { id: params.id, reason: body.reason }, call),
  }
}
