import { inTransaction } from '#db/pool.ts'
import { inviteOf, markFirstLogin } from '#features/account/members/public.ts'
import { agesOf } from '#features/contact/site-status/public.ts'
import { shownRules } from '#features/platform/validation/public.ts'
import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { identity } from './contract.ts'
import { makeCaptcha } from './service/captcha.ts'
import { login, loginV2 } from './service/login/login.ts'
import { changePassword } from './service/password.ts'
import { proveLogin, sendProof } from './service/proof.ts'
import { register, registerMobile } from './service/register/register.ts'
import { endRemembered } from './service/remember.ts'
import { endMemberSessions } from './service/sessions.ts'
import { agreeToTerms, termsOf } from './service/terms.ts'
import { freeplay } from './service/trial.ts'

export function identityRoutes(house: House): Handlers<typeof identity> {
  return {
    humanCheck: async ({ query }, { merchant }) => ({
      challenge: await house.humanCheck.challenge(merchant.code, query.length),
    }),
    captcha: (_, call) => makeCaptcha(house, call),
    registerRules: async (_, { merchant, ip }) => ({
      fields: await shownRules(house, merchant.code),
      ...(await agesOf(house, merchant.code, ip)),
    }),
    register: (input, call) => register(house, input, call),
    registerMobile: (input, call) => registerMobile(house, input, call),
    async affiliate({ query }, { merchant, host, now }) {
      const domain = query.domain ?? host
      const invite = await inviteOf(house.db, { merchant: merchant.code, code: query.code, domain, now })
      return invite ? { isValid: true as const, kind: invite.kind } : { refused: 'identity.invitationCode' }
    },
    login: (input, call) => login(house, input, call),
    loginV2: (input, call) => loginV2(house, input, call),
    proveLogin: (input, call) => proveLogin(house, input, call),
    sendProof: (input, call) => sendProof(house, input, call),
    freeplay: (_, call) => freeplay(house, call),
    async firstLogin(_, { member, now }) {
      return { isFirst: await markFirstLogin(house.db, member.id, now) }
    },
    async logout(_, call) {
      const { member, now } = call
      await inTransaction(house.db, async (tx) => {
        await endRemembered(tx, call)
        await endMemberSessions(tx, { memberId: member.id, id: member.sessionId, why: 'signed out', now })
      })
      return {}
    },
    terms: (_, call) => termsOf(house, call),
    agreeToTerms: (input, call) => agreeToTerms(house, input, call),
    passwordDue: async (_, { member }) => ({ account: member.account, changeWhy: member.changeWhy ?? null }),
    changePassword: (input, call) => changePassword(house, input, call),
  }
}
