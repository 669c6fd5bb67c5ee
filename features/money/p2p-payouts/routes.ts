import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { p2pPayouts, p2pPayoutsOffice } from './contract.ts'
import { answerMatch, listMine, sendProof } from './service/member.ts'
import {
  closeOffer,
  judgeMatch,
  exportMatches,
  listMatches,
  listOffers,
  proofPicture,
} from './service/office.ts'

export function p2pPayoutsRoutes(app: App): Handlers<typeof p2pPayouts> {
  return {
    mine: (input, call) => listMine(app, input, call),
    answer: (input, call) => answerMatch(app, input, call),
    sendProof: (input, call) => sendProof(app, input, call),
  }
}

export function p2pPayoutsOfficeRoutes(app: App): Handlers<typeof p2pPayoutsOffice> {
  return {
    offers: (input) => listOffers(app, input),
    matches: (input) => listMatches(app, input),
    export: (input, call) => exportMatches(app, input, call),
    proof: (input) => proofPicture(app, input),
    judge: (input, call) => judgeMatch(app, input, call),
    close: (input, call) => closeOffer(app, input, call),
  }
}
