import { inTransaction } from '#db/pool.ts'
import { completeLogin } from '#features/account/identity/public.ts'
import { memberById } from '#features/account/members/public.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { security } from './contract.ts'
import { bindContact, removeContact, sendContactCode } from './service/contacts.ts'
import {
  addAuthenticator,
  addPasskey,
  askToMakePasskey,
  beginAuthenticator,
  removeAuthenticator,
  removePasskey,
  renewRecovery,
  setPaymentPassword,
} from './service/security-methods.ts'
import { overviewOf } from './service/overview.ts'
import { askPasskey, pageOf, readPasskey } from './service/passkeys.ts'
import {
  changeHistory,
  endOtherSessions,
  endSession,
  loginHistory,
  removeDevice,
  sessionsOf,
  trustDevice,
  trustedDevices,
} from './service/places.ts'
import { prove, provePasskey, sendProofCode, standingOf } from './service/proof/prove.ts'
import { agreeReset, askReset, guardsOf, keepProofs, waiting } from './service/reset.ts'
import { boundTo } from './service/proof/send-to.ts'
import { renamePasskey } from './store/passkeys.ts'
import { renameDevice } from './store/devices.ts'

const unknown = { refused: 'security.unknown' } as const

export function securityRoutes(app: App): Handlers<typeof security> {
  return {
    overview: (_, { member }) => overviewOf(app, member.id),
    standing: (_, call) => standingOf(app, call),
    prove: (input, call) => prove(app, input, call),
    sendProofCode: (input, call) => sendProofCode(app, input, call),
    askProofPasskey: (_, call) =>
      askPasskey(app.db, {
        purpose: 'prove',
        memberId: call.member.id,
        boundTo: boundTo(call),
        page: pageOf(call),
        now: call.now,
      }),
    provePasskey: (input, call) => provePasskey(app, input, call),
    setPaymentPassword: (input, call) => setPaymentPassword(app, input, call),
    sendContactCode: (input, call) => sendContactCode(app, input, call),
    bindContact: (input, call) => bindContact(app, input, call),
    removeContact: (input, call) => removeContact(app, input, call),
    beginAuthenticator: (_, call) => beginAuthenticator(app, call),
    addAuthenticator: (input, call) => addAuthenticator(app, input, call),
    removeAuthenticator: (_, call) => removeAuthenticator(app, call),
    renewRecovery: (_, call) => renewRecovery(app, call),
    askNewPasskey: (_, call) => askToMakePasskey(app, call),
    addPasskey: (input, call) => addPasskey(app, input, call),
    async renamePasskey({ params, body }, { member }) {
      const named = { id: params.passkey, memberId: member.id, name: body.name }
      return (await renamePasskey(app.db, named)) ? {} : unknown
    },
    removePasskey: (input, call) => removePasskey(app, input, call),
    askLoginPasskey: (_, call) =>
      askPasskey(app.db, {
        purpose: 'login',
        memberId: null,
        boundTo: null,
        page: pageOf(call),
        now: call.now,
      }),
    async loginByPasskey({ body: answer }, call) {
      const page = pageOf(call)
      const asked = { purpose: 'login', memberId: null, boundTo: null, page, now: call.now, answer } as const
      const found = await inTransaction(app.db, (tx) => readPasskey(tx, asked))
      if (!found) return { refused: 'security.wrongPasskey' }
      const entered = await completeLogin(app, call, found.memberId, 'passkey')
      const member = await memberById(app.db, found.memberId)
      return 'refused' in entered ? entered : { ...entered, account: member?.account ?? '' }
    },
    sessions: (_, call) => sessionsOf(app, call),
    endSession: (input, call) => endSession(app, input, call),
    endOtherSessions: (_, call) => endOtherSessions(app, call),
    logins: (input, call) => loginHistory(app, input, call),
    changes: (_, call) => changeHistory(app, call),
    devices: (_, call) => trustedDevices(app, call),
    trustDevice: (input, call) => trustDevice(app, input, call),
    async renameDevice({ params, body }, { member }) {
      const named = { id: params.device, memberId: member.id, name: body.name }
      return (await renameDevice(app.db, named)) ? {} : unknown
    },
    removeDevice: (input, call) => removeDevice(app, input, call),
    guardsOf: (input, call) => guardsOf(app, input, call),
    waitingResets: (input, call) => waiting(app, input, call),
    askReset: (input, call) => askReset(app, input, call),
    agreeReset: (input, call) => agreeReset(app, input, call),
    keepProofs: (input, call) => keepProofs(app, input, call),
  }
}
