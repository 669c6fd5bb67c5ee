import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { papers } from './contract/member.ts'
import type { papersOffice } from './contract/office.ts'
import { approvePaper, askForPapers, rejectPaper } from './service/decide.ts'
import { listQueue, showMember, showOne, showPicture } from './service/office.ts'
import { sendPaper, showOwn } from './service/send.ts'

export function papersRoutes(app: App): Handlers<typeof papers> {
  return {
    mine: (_, call) => showOwn(app, call),
    send: (input, call) => sendPaper(app, input, call),
  }
}

export function papersOfficeRoutes(app: App): Handlers<typeof papersOffice> {
  return {
    list: (input, call) => listQueue(app, input, call),
    one: (input, call) => showOne(app, input, call),
    picture: (input) => showPicture(app, input),
    approve: (input, call) => approvePaper(app, input, call),
    reject: (input, call) => rejectPaper(app, input, call),
    member: (input, call) => showMember(app, input, call),
    ask: (input, call) => askForPapers(app, input, call),
  }
}
