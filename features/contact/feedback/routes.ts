import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { feedback } from './contract/member.ts'
import type { feedbackOffice } from './contract/office.ts'
import {
  answerFeedback,
  claimFeedback,
  closeFeedback,
  listOwn,
  listQueue,
  pictureFor,
  sendFeedback,
  termsOf,
} from './service/feedback.ts'

export function feedbackRoutes(house: House): Handlers<typeof feedback> {
  return {
    terms: (_, { member }) => termsOf(house, member.merchant),
    send: (input, call) => sendFeedback(house, input, call),
    list: (_, { member }) => listOwn(house, member.id),
    picture: ({ params }, { member }) =>
      pictureFor(house, params.file, ({ memberId }) => memberId === member.id),
  }
}

export function feedbackOfficeRoutes(house: House): Handlers<typeof feedbackOffice> {
  return {
    list: (input, call) => listQueue(house, input, call),
    claim: (input, call) => claimFeedback(house, input, call),
    answer: (input, call) => answerFeedback(house, input, call),
    close: (input, call) => closeFeedback(house, input, call),
    picture: ({ params, query }) =>
      pictureFor(house, params.file, ({ merchant }) => merchant === query.merchant),
  }
}
