import { secretOf, settingOf } from '#features/platform/settings/public.ts'
import { memberById } from '#features/account/members/public.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { identity } from '../../contract.ts'
import { changeWhyOf, isAgentType, isExpired, type ChangeWhy } from '../../rules/entry.ts'
import { entryById, type EntryRow } from '../../store/entry.ts'
import { completeLogin } from '../complete.ts'
import { deviceOf, type EntryCall } from '../devices.ts'
import { proveAccount } from './guess.ts'
import { memberOfCode } from './phone-login.ts'
import { passwordProblem } from '../password.ts'
import { recall } from '../remember.ts'

type Body = Given<(typeof identity)['login']>['body']

const notAgent = { refused: 'identity.notAgent' } as const

/** The agent login admits agents only, by whatever method (decision 7). */
function isShutOut({ entrance }: Body, account: { readonly type: number } | null): boolean {
  return entrance === 'agent' && !isAgentType(account?.type ?? 0)
}

/** Logs in by user name and password, by SMS code or by a phone token (AUT-01, AUT-04, AUT-05). */
export async function login(app: App, { body }: { readonly body: Body }, call: EntryCall) {
  if (body.type !== 'username') return loginByPhone(app, body, call)
  if (body.password === '') return loginRemembered(app, body, call)
  const proved = await proveAccount(app, call, body)
  if ('refused' in proved) return proved
  const { row } = proved
  if (isShutOut(body, row)) return notAgent
  const changeWhy = await whyChange(app, call, row, body.password)
  return completeLogin(app, call, row.memberId, 'username', {
    isRemembered: body.remember ?? false,
    changeWhy,
    passwordSince: row.passwordChangedAt,
  })
}

async function loginByPhone(app: App, body: Body, call: EntryCall) {
  const how = body.type === 'firebase' ? 'firebase' : 'sms'
  if (how === 'sms' && !(await app.merchants.isOn(call.merchant.code, 'MOBILEVERCODELOGIN3')))
    return { refused: 'flag.off' } as const
  const found = await memberOfCode(app, call, { ...body, how })
  if ('refused' in found) return found
  const member = await memberById(app.db, found.memberId)
  if (isShutOut(body, member)) return notAgent
  return completeLogin(app, call, found.memberId, how)
}

/** The device's token replaces the password, once (decision 9); everything else is as with the password. */
async function loginRemembered(app: App, body: Body, call: EntryCall) {
  if (!(await settingOf(app, call.merchant.code, 'rememberMe')))
    return { refused: 'identity.notRemembered' } as const
  const device = deviceOf(call)
  const recalled = await recall(app, call, device)
  const row = recalled === null ? null : await entryById(app.db, recalled.memberId, device.hash)
  if (!recalled || !row || row.account.toLowerCase() !== body.username.trim().toLowerCase())
    return { refused: 'identity.notRemembered' } as const
  if (isShutOut(body, row)) return notAgent
  const changeWhy = await whyChange(app, call, row, null)
  const { passwordSince } = recalled
  return completeLogin(app, call, row.memberId, 'remembered', {
    isRemembered: true,
    changeWhy,
    passwordSince,
  })
}

/** The same login; the response includes the member (loginV2). */
export async function loginV2(app: App, input: { readonly body: Body }, call: EntryCall) {
  const answer = await login(app, input, call)
  if ('refused' in answer) return answer
  const member = await app.callers.member(answer.token, call.now)
  if (!member) throw new Error('loginV2: a session that was just opened is not there')
  return { ...answer, account: member.account, type: member.type }
}

/**
 * Why a correct password must be changed (decisions 12 and 14, PWDEXPFORCECHANGE3). Weak means that the brand would not accept it now: by
 * its own rule or the list of common passwords.
 */
export async function whyChange(
  app: App,
  call: EntryCall,
  row: EntryRow,
  password: string | null,
): Promise<ChangeWhy | null> {
  const { code } = call.merchant
  const [standard, days, isExpiryForced] = await Promise.all([
    secretOf(app, code, 'defaultPassword'),
    settingOf(app, code, 'passwordDays'),
    app.merchants.isOn(code, 'PWDEXPFORCECHANGE3'),
  ])
  return changeWhyOf({
    how: 'username',
    mustChange: row.mustChange,
    isDefault: standard !== '' && password === standard,
    isWeak: password !== null && (await passwordProblem(app, code, password, row.account)) !== null,
    isExpired: isExpired(row.passwordChangedAt, days, call.now),
    isExpiryForced,
  })
}
