import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { matching, matchingOffice } from './contract.ts'
import { answerMatch, listMine, sendProof } from './service/member.ts'
import {
  closeOffer,
  judgeMatch,
  exportMatches,
  listMatches,
  listOffers,
  proofPicture,
} from './service/office.ts'

export function matchingRoutes(house: House): Handlers<typeof matching> {
  return {
    mine: (input, call) => listMine(house, input, call),
    answer: (input, call) => answerMatch(house, input, call),
    sendProof: (input, call) => sendProof(house, input, call),
  }
}

export function matchingOfficeRoutes(house: House): Handlers<typeof matchingOffice> {
  return {
    offers: (input) => listOffers(house, input),
    matches: (input) => listMatches(house, input),
    export: (input, call) => exportMatches(house, input, call),
    proof: (input) => proofPicture(house, input),
    judge: (input, call) => judgeMatch(house, input, call),
    close: (input, call) => closeOffer(house, input, call),
  }
}
