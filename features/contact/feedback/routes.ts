import type { App } from '#server/app.ts'
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

export function feedbackRoutes(app: App): Handlers<typeof feedback> {
  return {
    terms: (_, { member }) => termsOf(app, member.merchant),
    send: (input, call) => sendFeedback(app, input, call),
    list: (_, { member }) => listOwn(app, member.id),
    picture: ({ params }, { member }) =>
      pictureFor(app, params.file, ({ memberId }) => memberId === member.id),
  }
}

export function feedbackOfficeRoutes(app: App): Handlers<typeof feedbackOffice> {
  return {
    list: (input, call) => listQueue(app, input, call),
    claim: (input, call) => claimFeedback(app, input, call),
    answer: (input, call) => answerFeedback(app, input, call),
    close: (input, call) => closeFeedback(app, input, call),
    picture: ({ params, query }) =>
      pictureFor(app, params.file, ({ merchant }) => merchant === query.merchant),
  }
}
