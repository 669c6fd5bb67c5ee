import { inTransaction } from '#db/pool.ts'
import { inviteOf, markFirstLogin } from '#features/account/members/public.ts'
import { agesOf, isConsentTicked } from '#features/contact/site-status/public.ts'
import { shownRules } from '#features/platform/validation/public.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { identity } from './contract.ts'
import { makeCaptcha } from './service/captcha.ts'
import { login, loginV2 } from './service/login/login.ts'
import { changePassword } from './service/password.ts'
import { proveLogin, sendProof } from './service/proof.ts'
import { nameTaken } from './service/register/name-taken.ts'
import { register, registerMobile } from './service/register/register.ts'
import { endRemembered } from './service/remember.ts'
import { endMemberSessions } from './service/sessions.ts'
import { agreeToTerms, termsOf } from './service/terms.ts'
import { freeplay } from './service/trial.ts'

export function identityRoutes(app: App): Handlers<typeof identity> {
  return {
    humanCheck: async ({ query }, { merchant }) => ({
      challenge: await app.humanCheck.challenge(merchant.code, query.length),
    }),
    captcha: (_, call) => makeCaptcha(app, call),
    registerRules: async (_, { merchant, ip }) => ({
      fields: await shownRules(app, merchant.code),
      ...(await agesOf(app, merchant.code, ip)),
      termsTicked: await isConsentTicked(app, merchant.code, ip),
    }),
    nameTaken: (input, call) => nameTaken(app, input, call),
    register: (input, call) => register(app, input, call),
    registerMobile: (input, call) => registerMobile(app, input, call),
    async affiliate({ query }, { merchant, host, now }) {
      const domain = query.domain ?? host
      const invite = await inviteOf(app.db, { merchant: merchant.code, code: query.code, domain, now })
      return invite ? { isValid: true as const, kind: invite.kind } : { refused: 'identity.invitationCode' }
    },
    login: (input, call) => login(app, input, call),
    loginV2: (input, call) => loginV2(app, input, call),
    proveLogin: (input, call) => proveLogin(app, input, call),
    sendProof: (input, call) => sendProof(app, input, call),
    freeplay: (_, call) => freeplay(app, call),
    async firstLogin(_, { member, now }) {
      return { isFirst: await markFirstLogin(app.db, member.id, now) }
    },
    async logout(_, call) {
      const { member, now } = call
      await inTransaction(app.db, async (tx) => {
        await endRemembered(tx, call)
        await endMemberSessions(tx, { memberId: member.id, id: member.sessionId, why: 'signed out', now })
      })
      return {}
    },
    terms: (_, call) => termsOf(app, call),
    agreeToTerms: (input, call) => agreeToTerms(app, input, call),
    passwordDue: async (_, { member }) => ({ account: member.account, changeWhy: member.changeWhy ?? null }),
    changePassword: (input, call) => changePassword(app, input, call),
  }
}
