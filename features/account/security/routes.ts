import { inTransaction } from '#db/pool.ts'
import { completeLogin } from '#features/account/identity/public.ts'
import { memberById } from '#features/account/members/public.ts'
import type { House } from '#server/house.ts'
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
} from './service/guards.ts'
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

export function securityRoutes(house: House): Handlers<typeof security> {
  return {
    overview: (_, { member }) => overviewOf(house, member.id),
    standing: (_, call) => standingOf(house, call),
    prove: (input, call) => prove(house, input, call),
    sendProofCode: (input, call) => sendProofCode(house, input, call),
    askProofPasskey: (_, call) =>
      askPasskey(house.db, {
        purpose: 'prove',
        memberId: call.member.id,
        boundTo: boundTo(call),
        page: pageOf(call),
        now: call.now,
      }),
    provePasskey: (input, call) => provePasskey(house, input, call),
    setPaymentPassword: (input, call) => setPaymentPassword(house, input, call),
    sendContactCode: (input, call) => sendContactCode(house, input, call),
    bindContact: (input, call) => bindContact(house, input, call),
    removeContact: (input, call) => removeContact(house, input, call),
    beginAuthenticator: (_, call) => beginAuthenticator(house, call),
    addAuthenticator: (input, call) => addAuthenticator(house, input, call),
    removeAuthenticator: (_, call) => removeAuthenticator(house, call),
    renewRecovery: (_, call) => renewRecovery(house, call),
    askNewPasskey: (_, call) => askToMakePasskey(house, call),
    addPasskey: (input, call) => addPasskey(house, input, call),
    async renamePasskey({ params, body }, { member }) {
      const named = { id: params.passkey, memberId: member.id, name: body.name }
      return (await renamePasskey(house.db, named)) ? {} : unknown
    },
    removePasskey: (input, call) => removePasskey(house, input, call),
    askLoginPasskey: (_, call) =>
      askPasskey(house.db, {
        purpose: 'login',
        memberId: null,
        boundTo: null,
        page: pageOf(call),
        now: call.now,
      }),
    async loginByPasskey({ body: answer }, call) {
      const page = pageOf(call)
      const asked = { purpose: 'login', memberId: null, boundTo: null, page, now: call.now, answer } as const
      const found = await inTransaction(house.db, (tx) => readPasskey(tx, asked))
      if (!found) return { refused: 'security.wrongPasskey' }
      const entered = await completeLogin(house, call, found.memberId, 'passkey')
      const member = await memberById(house.db, found.memberId)
      return 'refused' in entered ? entered : { ...entered, account: member?.account ?? '' }
    },
    sessions: (_, call) => sessionsOf(house, call),
    endSession: (input, call) => endSession(house, input, call),
    endOtherSessions: (_, call) => endOtherSessions(house, call),
    logins: (input, call) => loginHistory(house, input, call),
    changes: (_, call) => changeHistory(house, call),
    devices: (_, call) => trustedDevices(house, call),
    trustDevice: (input, call) => trustDevice(house, input, call),
    async renameDevice({ params, body }, { member }) {
      const named = { id: params.device, memberId: member.id, name: body.name }
      return (await renameDevice(house.db, named)) ? {} : unknown
    },
    removeDevice: (input, call) => removeDevice(house, input, call),
    guardsOf: (input, call) => guardsOf(house, input, call),
    waitingResets: (input, call) => waiting(house, input, call),
    askReset: (input, call) => askReset(house, input, call),
    agreeReset: (input, call) => agreeReset(house, input, call),
    keepProofs: (input, call) => keepProofs(house, input, call),
  }
}
