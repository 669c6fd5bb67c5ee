import { randomInt } from 'node:crypto'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { hashPassword, registerMember } from '#features/account/identity/public.ts'
import { agentWith } from '#features/agents/centre/public.ts'
import { insertRates, setRights } from '#features/agents/tree/public.ts'
import { checkField, fieldRules } from '#features/platform/validation/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { agentAccounts } from '../contract.ts'
import { placeFor, presetProblem } from './place.ts'

type Open = (typeof agentAccounts)['open']

/** Characters that are not mistaken for one another when they are read out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** 14 of 54 characters: 80 bits. */
const LENGTH = 14

const oneTimePassword = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/**
 * Opens an account directly (AGT-02, decision 12). The one-time password is returned once, stored hashed only, and must be changed at the
 * first login; the agent never learns the new one (N7).
 */
export async function openAccount(
  app: App,
  { body }: Given<Open>,
  call: CallFor<Open>,
): Promise<Reply<Open> | Refusal<Open>> {
  const { merchant, language, ip, host, now } = call
  const actor = await agentWith(app, call, 'register')
  if ('refused' in actor) return actor
  const place = await placeFor(app, actor, body.kind)
  if ('refused' in place) return place
  const { username } = await fieldRules(app, merchant.code)
  if (checkField('username', username, body.account)) return { refused: 'agentAccounts.nameInvalid' }
  const preset = await presetProblem(app.db, actor, { rates: body.rates, now })
  if (preset) return preset
  const password = oneTimePassword()
  const passwordHash = await hashPassword(password)
  return inTransaction(app.db, async (tx): Promise<Reply<Open> | Refusal<Open>> => {
    const made = await registerMember(tx, {
      merchant,
      account: body.account,
      passwordHash,
      mustChange: true,
      type: place.type,
      language,
      birthday: null,
      payeeName: null,
      email: null,
      isEmailVerified: false,
      mobile: null,
      isMobileVerified: false,
      uplineId: place.upline.id,
      recommenderId: null,
      ip,
      now,
      origin: {
        method: 'AGENT',
        url: null,
        domain: host,
        affiliateCode: null,
        referralCode: null,
        countryDialingCode: null,
        contacts: {},
      },
    })
    if ('refused' in made) return { refused: 'agentAccounts.taken' }
    const { memberId } = made
    if (body.rates.length > 0) await insertRates(tx, { memberId, rates: body.rates, by: call.member.id, now })
    if (body.kind === 'staff') await setRights(tx, { memberId, rights: body.rights, by: call.member.id, now })
    return { id: memberId, account: body.account, password }
  })
}
