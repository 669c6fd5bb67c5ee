import { OFFICE_COOKIE } from '#server/http/gate.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import { newToken } from '#server/vault.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { operators } from './contract.ts'
import { isRole, permissionsOf } from './catalogue.ts'
import { mayGiveBrands } from './brand-access.ts'
import { IDLE_MS, SESSION_MS } from './rules.ts'
import { enrol, openInvitation } from './service/enrol.ts'
import { finishLogin, startLogin } from './service/login.ts'
import {
  addOperator,
  closeOther,
  resetOperator,
  setOperatorBrands,
  setOperatorEmail,
  setOperatorRoles,
  unlockOther,
} from './service/manage.ts'
import { changeOwnPassword, endOwnSession } from './service/own.ts'
import { listOperators, operatorById } from './store/operators.ts'
import { openSessionsOf } from './store/sessions.ts'

const SESSION_SECONDS = SESSION_MS / 1000

type Me = Pick<OperatorCaller, 'id' | 'account' | 'name' | 'permissions' | 'brands'>

const shownMe = ({ id, account, name, permissions, brands }: Me) => ({
  id,
  account,
  name,
  permissions: [...permissions],
  brands: brands && [...brands],
})

/** Identifies the browser, anyone who is logged in: two operators at one browser are not two people (B2). */
const BROWSER_COOKIE = 'fairhouse-office-browser'
const BROWSER_SECONDS = 400 * 86_400 // as long as browsers keep a cookie
const BROWSER_TOKEN = /^[\w-]{43}$/

/** The token of the caller's browser, a new one if it has none. */
function browserOf(call: { readonly cookie: (name: string) => string | undefined }): string {
  const known = call.cookie(BROWSER_COOKIE)
  return known !== undefined && BROWSER_TOKEN.test(known) ? known : newToken()
}

export function operatorsRoutes(app: App): Handlers<typeof operators> {
  return {
    login: ({ body }, call) => startLogin(app, body, call),
    async loginCode({ body }, call) {
      const browser = browserOf(call)
      const opened = await finishLogin(app, body, { ...call, browser })
      if ('refused' in opened) return opened
      const row = await operatorById(app.db, opened.operatorId)
      if (!row) throw new Error('loginCode: the operator is gone')
      call.setCookie(OFFICE_COOKIE, opened.token, { maxAgeSeconds: SESSION_SECONDS })
      call.setCookie(BROWSER_COOKIE, browser, { maxAgeSeconds: BROWSER_SECONDS })
      return shownMe({ ...row, permissions: permissionsOf(row.roles) })
    },
    invitation: ({ body }, { now }) => openInvitation(app, body.token, now),
    enrol: ({ body }, call) => enrol(app, body, call),
    me: (_, { operator }) => shownMe(operator),
    async logout(_, call) {
      await endOwnSession(app, null, call)
      call.setCookie(OFFICE_COOKIE, '', { maxAgeSeconds: 0 })
      return {}
    },
    async sessions(_, { operator, now }) {
      const sessions = await openSessionsOf(app.db, operator.id, new Date(now.getTime() - IDLE_MS))
      return {
        sessions: sessions.map((session) => ({ ...session, isThis: session.id === operator.sessionId })),
      }
    },
    endSession: async ({ body }, call) => ({ ended: (await endOwnSession(app, body.id, call)) > 0 }),
    changePassword: ({ body }, call) => changeOwnPassword(app, body, call),
    async list(_, { operator, now }) {
      const rows = await listOperators(app.db)
      const isLocked = (until: Date | null) => until !== null && until.getTime() > now.getTime()
      return {
        operators: rows
          .filter((row) => mayGiveBrands(operator.brands, row.brands))
          .map((row) => ({
            ...row,
            roles: row.roles.filter(isRole),
            brands: row.brands && [...row.brands],
            lockedUntil: isLocked(row.lockedUntil) ? row.lockedUntil : null,
            isYou: row.id === operator.id,
          })),
      }
    },
    invite: ({ body }, call) => addOperator(app, { ...body, brands: body.brands ?? null }, call),
    reset: ({ body }, call) => resetOperator(app, body, call),
    setEmail: ({ body }, call) => setOperatorEmail(app, body, call),
    setRoles: ({ body }, call) => setOperatorRoles(app, body, call),
    setBrands: ({ body }, call) => setOperatorBrands(app, body, call),
    close: ({ body }, call) => closeOther(app, body, call),
    unlock: ({ body }, call) => unlockOther(app, body, call),
  }
}
