import { randomInt } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import { settingOf } from '#features/settings/door.ts'
import { post } from '#ledger/posting.ts'
import type { House } from '#server/house.ts'
import { playMoneyGiven } from '../postings.ts'
import { completeLogin } from './complete.ts'
import type { EntryCall } from './devices.ts'
import { registerMember } from './register/register-member.ts'

/** Names of trial accounts: 'trial' and ten digits; one in ten thousand million is taken by chance once. */
const TRIAL_NAMES = 10_000_000_000

/** Opens a trial account (type 4) with play money and logs it in (decision 22). Nothing of it is ever paid out. */
export async function freeplay(house: House, call: EntryCall) {
  const { merchant, now } = call
  const grant = await settingOf(house, merchant.code, 'trialGrant')
  const memberId = await inTransaction(house.db, async (tx) => {
    const made = await registerMember(tx, {
      merchant,
      account: `trial${String(randomInt(TRIAL_NAMES)).padStart(10, '0')}`,
      passwordHash: null,
      type: 4,
      language: call.language,
      birthday: null,
      payeeName: null,
      email: null,
      isEmailVerified: false,
      mobile: null,
      isMobileVerified: false,
      uplineId: null,
      recommenderId: null,
      ip: call.ip,
      now,
      origin: {
        method: 'FREEPLAY',
        url: null,
        domain: call.host,
        affiliateCode: null,
        referralCode: null,
        countryDialingCode: null,
        contacts: {},
      },
    })
    if ('refused' in made) throw new Error('freeplay: a name was taken by chance') // the visitor presses again
    if (grant > 0n) {
      const item = {
        posting: playMoneyGiven,
        key: `trial:${made.memberId}`,
        wallet: made.wallet,
        amount: grant,
      }
      const [result] = await post(tx, [item])
      if (result?.status !== 'ok')
        throw new Error(`freeplay: the play money was not given: ${result?.status}`)
    }
    return made.memberId
  })
  return completeLogin(house, call, memberId, 'trial')
}
