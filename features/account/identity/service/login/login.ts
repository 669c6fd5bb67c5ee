import { secretOf, settingOf } from '#features/platform/settings/public.ts'
import type { Given } from '#contract/route.ts'
import type { House } from '#server/house.ts'
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

/** Logs in by user name and password, by SMS code or by a phone token (AUT-01, AUT-04, AUT-05). */
export async function login(house: House, { body }: { readonly body: Body }, call: EntryCall) {
  if (body.type !== 'username') return loginByPhone(house, body, call)
  if (body.password === '') return loginRemembered(house, body, call)
  const proved = await proveAccount(house, call, body)
  if ('refused' in proved) return proved
  const { row } = proved
  if (body.entrance === 'agent' && !isAgentType(row.type)) return { refused: 'identity.notAgent' } as const
  const changeWhy = await whyChange(house, call, row, body.password)
  return completeLogin(house, call, row.memberId, 'username', {
    isRemembered: body.remember ?? false,
    changeWhy,
    passwordSince: row.passwordChangedAt,
  })
}

async function loginByPhone(house: House, body: Body, call: EntryCall) {
  const how = body.type === 'firebase' ? 'firebase' : 'sms'
  if (how === 'sms' && !(await house.merchants.isOn(call.merchant.code, 'MOBILEVERCODELOGIN3')))
    return { refused: 'flag.off' } as const
  const found = await memberOfCode(house, call, { ...body, how })
  if ('refused' in found) return found
  return completeLogin(house, call, found.memberId, how)
}

/** The device stands for the password, once (decision 9); everything else is as with the password. */
async function loginRemembered(house: House, body: Body, call: EntryCall) {
  if (!(await settingOf(house, call.merchant.code, 'rememberMe')))
    return { refused: 'identity.notRemembered' } as const
  const device = deviceOf(call)
  const recalled = await recall(house, call, device)
  const row = recalled === null ? null : await entryById(house.db, recalled.memberId, device.hash)
  if (!recalled || !row || row.account.toLowerCase() !== body.username.trim().toLowerCase())
    return { refused: 'identity.notRemembered' } as const
  const changeWhy = await whyChange(house, call, row, null)
  const { passwordSince } = recalled
  return completeLogin(house, call, row.memberId, 'remembered', {
    isRemembered: true,
    changeWhy,
    passwordSince,
  })
}

/** The same login; the answer names the member too (loginV2). */
export async function loginV2(house: House, input: { readonly body: Body }, call: EntryCall) {
  const answer = await login(house, input, call)
  if ('refused' in answer) return answer
  const member = await house.callers.member(answer.token, call.now)
  if (!member) throw new Error('loginV2: a session that was just opened is not there')
  return { ...answer, account: member.account, type: member.type }
}

/**
 * Why a right password must be changed all the same (decisions 12 and 14, PWDEXPFORCECHANGE3). Weak is what the brand would not let
 * anybody choose now: its own rule and the list of common ones.
 */
export async function whyChange(
  house: House,
  call: EntryCall,
  row: EntryRow,
  password: string | null,
): Promise<ChangeWhy | null> {
  const { code } = call.merchant
  const [standard, days, isExpiryForced] = await Promise.all([
    secretOf(house, code, 'defaultPassword'),
    settingOf(house, code, 'passwordDays'),
    house.merchants.isOn(code, 'PWDEXPFORCECHANGE3'),
  ])
  return changeWhyOf({
    how: 'username',
    mustChange: row.mustChange,
    isDefault: standard !== '' && password === standard,
    isWeak: password !== null && (await passwordProblem(house, code, password, row.account)) !== null,
    isExpired: isExpired(row.passwordChangedAt, days, call.now),
    isExpiryForced,
  })
}
