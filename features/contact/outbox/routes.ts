import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { outbox } from './contract.ts'
import { listForOffice, resend } from './service/office.ts'

export function outboxRoutes(house: House): Handlers<typeof outbox> {
  return {
    messages: (input, call) => listForOffice(house, input, call),
    resend: ({ params, body }, call) => resend(house, { id: params.id, reason: body.reason }, call),
  }
}
