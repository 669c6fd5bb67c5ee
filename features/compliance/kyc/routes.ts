import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { papers } from './contract/member.ts'
import type { papersOffice } from './contract/office.ts'
import { approvePaper, askForPapers, rejectPaper } from './service/decide.ts'
import { listQueue, showMember, showOne, showPicture } from './service/office.ts'
import { sendPaper, showOwn } from './service/send.ts'

export function papersRoutes(house: House): Handlers<typeof papers> {
  return {
    mine: (_, call) => showOwn(house, call),
    send: (input, call) => sendPaper(house, input, call),
  }
}

export function papersOfficeRoutes(house: House): Handlers<typeof papersOffice> {
  return {
    list: (input, call) => listQueue(house, input, call),
    one: (input, call) => showOne(house, input, call),
    picture: (input) => showPicture(house, input),
    approve: (input, call) => approvePaper(house, input, call),
    reject: (input, call) => rejectPaper(house, input, call),
    member: (input, call) => showMember(house, input, call),
    ask: (input, call) => askForPapers(house, input, call),
  }
}
