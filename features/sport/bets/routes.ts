import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { sportBets } from './contract.ts'
import { setAuto } from './service/due/auto-cash-out.ts'
import { pendingPage, waiting, withdraw } from './service/referral/member.ts'
import {
  betPage,
  edit,
  mine,
  offers,
  place,
  quote,
  readPreferences,
  readSlip,
  saveSlip,
  setPreferences,
  takeOut,
} from './service/member.ts'

export function sportBetsRoutes(app: App): Handlers<typeof sportBets> {
  return {
    quote: (input, { merchant, member }) => quote(app, input, { merchant, member }),
    place: (input, call) => place(app, input, call),
    pending: ({ params }, { member }) => pendingPage(app, params.pending, member),
    waiting: (_, { member }) => waiting(app, member),
    withdraw: ({ params }, { member }) => withdraw(app, params.pending, member),
    mine: (input, { member }) => mine(app, input, member),
    bet: ({ params }, { member }) => betPage(app, params.bet, member),
    offers: (_, { member }) => offers(app, member),
    cashOut: (input, call) => takeOut(app, input, call),
    edit: (input, call) => edit(app, input, call),
    setAutoCashOut: ({ params, body }, { member }) => setAuto(app, member, params.bet, body.at),
    slip: (_, { member }) => readSlip(app, member),
    saveSlip: (input, { member }) => saveSlip(app, input, member),
    preferences: (_, { member }) => readPreferences(app, member),
    setPreferences: (input, { member }) => setPreferences(app, input, member),
  }
}
