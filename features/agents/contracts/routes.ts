import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { contracts } from './contract/member.ts'
import type { contractsOffice } from './contract/office.ts'
import {
  actAsParty,
  answerWaiting,
  listGiven,
  listHistory,
  makeOffer,
  previewOffer,
  showOverview,
  showWaiting,
} from './service/member.ts'
import { endByOffice, listForOffice, offerOfBrand, showRules } from './service/office.ts'

export function contractsRoutes(app: App): Handlers<typeof contracts> {
  return {
    dividend: (_, call) => showWaiting(app, 'dividend', call),
    answerDividend: ({ body }, call) => answerWaiting(app, { kind: 'dividend', ...body }, call),
    daily: (_, call) => showWaiting(app, 'daily', call),
    answerDaily: ({ body }, call) => answerWaiting(app, { kind: 'daily', ...body }, call),
    hourly: (_, call) => showWaiting(app, 'hourly', call),
    answerHourly: ({ body }, call) => answerWaiting(app, { kind: 'hourly', ...body }, call),
    realTime: (_, call) => showWaiting(app, 'realTime', call),
    answerRealTime: ({ body }, call) => answerWaiting(app, { kind: 'realTime', ...body }, call),
    overview: (input, call) => showOverview(app, input, call),
    given: (input, call) => listGiven(app, input, call),
    history: (input, call) => listHistory(app, input, call),
    offer: (input, call) => makeOffer(app, input, call),
    preview: (input, call) => previewOffer(app, input, call),
    act: ({ params, body }, call) => actAsParty(app, { ...params, ...body }, call),
  }
}

export function contractsOfficeRoutes(app: App): Handlers<typeof contractsOffice> {
  return {
    list: (input) => listForOffice(app, input),
    rules: (input) => showRules(app, input),
    offer: (input, call) => offerOfBrand(app, input, call),
    end: (input, call) => endByOffice(app, input, call),
  }
}
