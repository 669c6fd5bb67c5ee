import { OFFICE_COOKIE } from '#server/http/gate.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { operators } from './contract.ts'
import { isRole, permissionsOf } from './catalogue.ts'
import { mayGiveBrands } from './brand-access.ts'
import { IDLE_MS } from './rules.ts'
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
import { sendSession } from './service/session.ts'
import { listOperators, operatorById } from './store/operators.ts'
import { openSessionsOf } from './store/sessions.ts'

type Me = Pick<OperatorCaller, 'id' | 'account' | 'name' | 'permissions' | 'brands'>

const shownMe = ({ id, account, name, permissions, brands }: Me) => ({
  id,
  account,
  name,
  permissions: [...permissions],
  brands: brands && [...brands],
})

export function operatorsRoutes(app: App): Handlers<typeof operators> {
  return {
    login: ({ body }, call) => startLogin(app, body, call),
    async loginCode({ body }, call) {
      const opened = await finishLogin(app, body, call)
      if ('refused' in opened) return opened
      const row = await operatorById(app.db, opened.operatorId)
      if (!row) throw new Error('loginCode: the operator is gone')
      sendSession(call, opened.session)
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
