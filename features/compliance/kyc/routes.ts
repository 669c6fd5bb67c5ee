import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { kyc } from './contract/member.ts'
import type { kycOffice } from './contract/office.ts'
import { approveIdDocument, askForIdDocuments, rejectIdDocument } from './service/decide.ts'
import { listQueue, showMember, showOne, showPicture } from './service/office.ts'
import { sendIdDocument, showOwn } from './service/send.ts'

export function kycRoutes(app: App): Handlers<typeof kyc> {
  return {
    mine: (_, call) => showOwn(app, call),
    send: (input, call) => sendIdDocument(app, input, call),
  }
}

export function kycOfficeRoutes(app: App): Handlers<typeof kycOffice> {
  return {
    list: (input) => listQueue(app, input),
    one: (input, call) => showOne(app, input, call),
    picture: (input) => showPicture(app, input),
    approve: (input, call) => approveIdDocument(app, input, call),
    reject: (input, call) => rejectIdDocument(app, input, call),
    member: (input, call) => showMember(app, input, call),
    ask: (input, call) => askForIdDocuments(app, input, call),
  }
}
