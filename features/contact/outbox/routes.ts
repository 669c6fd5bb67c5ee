import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { outbox, smsCallbacks } from './contract.ts'
import { listForOffice, resend } from './service/office.ts'
import { takeReply, takeReport } from './service/sms/twilio-callbacks.ts'

export function outboxRoutes(app: App): Handlers<typeof outbox> {
  return {
    messages: (input, call) => listForOffice(app, input, call),
    resend: ({ params, body }, call) => resend(app, { id: params.id, reason: body.reason }, call),
  }
}

export function smsCallbackRoutes(app: App): Handlers<typeof smsCallbacks> {
  return {
    twilioReport: (input, call) => takeReport(app, input, call),
    twilioReply: (input, call) => takeReply(app, input, call),
  }
}
