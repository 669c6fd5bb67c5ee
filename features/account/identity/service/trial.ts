import { randomInt } from 'node:crypto'
import { inTransaction, type Tx } from '#db/pool.ts'
import { changeMemberState } from '#features/account/members/public.ts'
import { deletePlaces, rememberPlace } from '#features/account/security/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { dayIn } from '#kit/day.ts'
import type { Minor } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { walletsOf } from '#ledger/wallets.ts'
import type { App } from '#server/app.ts'
import { playMoneyGiven } from '../postings.ts'
import { gatewayHeaders, gatewayProblems, type GatewaySays } from '../rules/gateway.ts'
import { lockBrowser, oldTrials, trialOf } from '../store/trials.ts'
import { completeLogin } from './complete.ts'
import { deviceOf, type Device, type EntryCall } from './devices.ts'
import { registerMember } from './register/register-member.ts'
import { endSessions } from './sessions.ts'

/** Names of trial accounts: 'trial' and ten random digits; the chance of a collision is one in ten thousand million per account. */
const TRIAL_NAMES = 10_000_000_000
const DAY_MS = 86_400_000
/** A balance below this part of the grant receives the grant again, once a day. */
const POOR_PART = 10n
/** The batch size of the job that closes old trial accounts. */
const AT_ONCE = 200

/** Play money for a visitor (decision 22): logs in to this browser's recent trial account (type 4), or a new one. It is never paid out. */
export async function freeplay(app: App, call: EntryCall) {
  const { merchant, now } = call
  const says = gatewaySays(call)
  const problems = gatewayProblems(says)
  if (problems.length > 0)
    return { refused: 'identity.gatewayUnsupported' as const, detail: { headers: problems } }
  const device = deviceOf(call)
  const [grant, days] = await Promise.all([
    settingOf(app, merchant.code, 'trialGrant'),
    settingOf(app, merchant.code, 'trialDays'),
  ])
  const since = new Date(now.getTime() - days * DAY_MS)
  const memberId = await inTransaction(app.db, async (tx) => {
    await lockBrowser(tx, device.hash)
    const known = await trialOf(tx, { merchant: merchant.code, deviceHash: device.hash, since })
    const trial = known
      ? await comeBack(tx, call, known.memberId, grant)
      : await openTrial(tx, call, { device, os: says.os })
    if (trial.isPoor) await give(tx, trial, grant)
    return trial.memberId
  })
  return completeLogin(app, call, memberId, 'trial')
}

type Trial = {
  readonly memberId: bigint
  readonly wallet: bigint
  readonly isPoor: boolean
  /** Idempotency key of the grant. */
  readonly key: string
}

/** This browser's trial account; `poor` if hardly anything of the grant is left, once per calendar day of the brand. */
async function comeBack(
  tx: Tx,
  { merchant, now }: EntryCall,
  memberId: bigint,
  grant: Minor,
): Promise<Trial> {
  const wallet = (await walletsOf(tx, memberId)).find(
    ({ kind, currency }) => kind === 'cash' && currency === 'FUN',
  )
  if (!wallet) throw new Error(`freeplay: trial account ${memberId} has no wallet`)
  const isPoor = wallet.balance * POOR_PART < grant
  return {
    memberId,
    wallet: wallet.id,
    isPoor,
    key: `trial:${memberId}:${dayIn(merchant.timeZone, now)}:${grant}`,
  }
}

const gatewaySays = ({ header }: EntryCall): GatewaySays => ({
  os: header(gatewayHeaders.os),
  platform: header(gatewayHeaders.platform),
  encryption: header(gatewayHeaders.encryption),
  version: header(gatewayHeaders.version),
})

type From = { readonly device: Device; readonly os: string | undefined }

async function openTrial(tx: Tx, call: EntryCall, { device, os }: From): Promise<Trial> {
  const { merchant, ip, now } = call
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
    ip,
    now,
    origin: {
      method: 'FREEPLAY',
      url: null,
      domain: call.host,
      affiliateCode: null,
      referralCode: null,
      countryDialingCode: null,
      contacts: os === undefined ? {} : { os },
    },
  })
  if ('refused' in made) throw new Error('freeplay: a name was taken by chance') // the visitor can retry
  const { memberId, wallet } = made
  await rememberPlace(tx, { memberId, deviceToken: device.token, ip, device: call.device, now })
  return { memberId, wallet, isPoor: true, key: `trial:${memberId}` }
}

async function give(tx: Tx, { wallet, key }: Trial, amount: Minor): Promise<void> {
  if (amount === 0n) return
  const [result] = await post(tx, [{ posting: playMoneyGiven, key, wallet, amount }])
  if (result?.status === 'refused' || !result)
    throw new Error(`freeplay: the play money was not given: ${result?.reason}`)
}

/** Closes expired trial accounts; their rounds stay in the ledger. */
export async function closeTrials(app: App): Promise<number> {
  let closed = 0
  const now = app.clock.now()
  for (const { code } of await app.merchants.all()) {
    const days = await settingOf(app, code, 'trialDays')
    const before = new Date(now.getTime() - days * DAY_MS)
    for (;;) {
      const old = await oldTrials(app.db, { merchant: code, before, most: AT_ONCE })
      for (const memberId of old) await inTransaction(app.db, (tx) => closeTrial(app, tx, memberId, now))
      closed += old.length
      if (old.length < AT_ONCE) break
    }
  }
  return closed
}

async function closeTrial(app: App, tx: Tx, memberId: bigint, now: Date): Promise<void> {
  const why = 'the trial is over'
  await endSessions(tx, memberId, { why, now })
  await deletePlaces(tx, memberId)
  await changeMemberState(tx, memberId, 'closed', why)
}
