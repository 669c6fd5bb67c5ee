import { inTransaction } from '#db/pool.ts'
import { settingOf } from '#features/settings/door.ts'
import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { identity } from './contract.ts'
import { checkPassword } from './door.ts'
import { hashPassword } from './passwords.ts'
import { ACCOUNT_RULE, PASSWORD_RULE, isWeakPaymentPassword } from './rules.ts'
import { changePassword, endMemberSessions, login, register } from './service.ts'
import { openSessionsOf, updatePaymentHash } from './store.ts'

const shown = { enabled: true, required: true }

export function identityRoutes(house: House): Handlers<typeof identity> {
  return {
    humanCheck: async () => ({ challenge: { ...(await house.humanCheck.challenge()) } }),
    registerRules: async (_, { merchant }) => ({
      fields: {
        username: { ...ACCOUNT_RULE, ...shown },
        password: { ...PASSWORD_RULE, ...shown },
        payeeName: { acceptedPattern: '*', minLength: 2, maxLength: 80, enabled: true, required: false },
      },
      minimumAge: await settingOf(house, merchant.code, 'minimumAge'),
    }),
    register: (input, call) => register(house, input, call),
    login: (input, call) => login(house, input, call),
    async logout(_, { member, now }) {
      await inTransaction(house.db, (tx) =>
        endMemberSessions(house, tx, { memberId: member.id, id: member.sessionId, why: 'signed out', now }),
      )
      return {}
    },
    changePassword: (input, { member, now }) => changePassword(house, input, member, now),
    async setPaymentPassword({ body }, { member }) {
      if (!(await checkPassword(house.db, member.id, body.password)))
        return { refused: 'identity.wrongPassword' }
      if (isWeakPaymentPassword(body.paymentPassword)) return { refused: 'identity.paymentPasswordWeak' }
      await updatePaymentHash(house.db, member.id, await hashPassword(body.paymentPassword))
      return {}
    },
    async sessions(_, { member, now }) {
      const sessions = await openSessionsOf(house.db, member.id, now)
      return {
        sessions: sessions.map((session) => ({ ...session, isThisOne: session.id === member.sessionId })),
      }
    },
    async endSession({ params }, { member, now }) {
      const ended = await inTransaction(house.db, (tx) =>
        endMemberSessions(house, tx, {
          memberId: member.id,
          id: params.session,
          why: 'ended by the member',
          now,
        }),
      )
      return ended ? {} : { refused: 'identity.unknownSession' }
    },
  }
}
