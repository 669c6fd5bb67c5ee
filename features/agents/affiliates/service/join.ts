import { randomUUID } from 'node:crypto'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { DEVICE_COOKIE, deviceOf } from '#features/account/identity/public.ts'
import { queueMessage, sealSecrets } from '#features/contact/outbox/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { dayIn } from '#kit/day.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import { hashToken, newToken } from '#server/vault.ts'
import type { affiliateJoin } from '../contract/join.ts'
import { subIdOf } from '../rules/attribution.ts'
import { affiliateById } from '../store/affiliates.ts'
import { hasOpenApplication, insertApplicant, ownApplication } from '../store/applicants.ts'
import { codeOfHost, insertClick, openCode } from '../store/codes.ts'
import { plansOf } from '../store/plans.ts'

type Join = typeof affiliateJoin

const TRIAL = 4
const NO_COUNTRY = 'ZZ'

/** What the brand offers, and what became of a member's own application. */
export async function showOffer(
  app: App,
  { member, merchant }: CallFor<Join['offer']>,
): Promise<Reply<Join['offer']>> {
  const memberId = member?.id ?? null
  const [plans, termsVersion, own, affiliate] = await Promise.all([
    plansOf(app.db, merchant.code),
    settingOf(app, merchant.code, 'affiliateTerms'),
    memberId === null
      ? null
      : ownApplication(app.db, { merchant: merchant.code, memberId, statusToken: null }),
    memberId === null ? null : affiliateById(app.db, memberId),
  ])
  return {
    currency: merchant.currency,
    plans: plans
      .filter(({ isOpen }) => isOpen)
      .map(({ name, terms: { cpa, share, subPpm } }) => ({
        name,
        terms: { cpa, share: share && { ...share, tiers: [...share.tiers] }, subPpm },
      })),
    termsVersion,
    own,
    isAffiliate: affiliate !== null,
  }
}

/** Stores an application, once for all retries, and sends the link of its status. A trial account cannot apply (decision 22). */
export async function apply(app: App, { body }: Given<Join['apply']>, call: CallFor<Join['apply']>) {
  const { merchant, language, ip, now, member, origin } = call
  if (member?.type === TRIAL) return { refused: 'affiliates.trialAccount' } as const
  if (member && (await hasOpenApplication(app.db, member.id)))
    return { refused: 'affiliates.alreadyApplied' } as const
  const terms = await settingOf(app, merchant.code, 'affiliateTerms')
  return withIdempotency(app.db, call, async (tx) => {
    const statusToken = newToken()
    const parent = body.invitedBy
      ? await openCode(tx, { merchant: merchant.code, code: body.invitedBy })
      : null
    const number = await insertApplicant(tx, {
      merchant: merchant.code,
      memberId: member?.id ?? null,
      invitedBy: parent && parent.memberId !== member?.id ? parent.memberId : null,
      person: body.person,
      name: body.name,
      company: body.company ?? null,
      email: body.email,
      phone: body.phone ?? null,
      country: body.country,
      channel: body.channel,
      address: body.address ?? null,
      traffic: body.traffic,
      message: body.message,
      language,
      terms,
      ip,
      device: call.cookie(DEVICE_COOKIE) === undefined ? null : deviceOf(call).hash,
      statusToken: hashToken(statusToken),
      sentAt: now,
    })
    await queueMessage(tx, {
      merchant: merchant.code,
      channel: 'email',
      to: body.email,
      template: 'affiliate.received',
      values: { name: body.name, number: number.toString() },
      sealed: sealSecrets(app, { link: `${origin}/join?status=${statusToken}` }),
      language,
      key: `affiliate.received:${number}`,
      now,
    })
    return { number: number.toString(), statusToken }
  })
}

export async function showStatus(
  app: App,
  { params }: Given<Join['status']>,
  { merchant }: CallFor<Join['status']>,
): Promise<Reply<Join['status']> | Refusal<Join['status']>> {
  const statusToken = hashToken(params.token)
  const found = await ownApplication(app.db, { merchant: merchant.code, memberId: null, statusToken })
  return found ?? { refused: 'affiliates.unknownApplication' }
}

/** Counts a click. The visitor of a day is a hash of address and browser under that day, which nothing else knows. */
export async function countClick(
  app: App,
  { body }: Given<Join['click']>,
  { merchant, host, ip, now, header }: CallFor<Join['click']>,
): Promise<Reply<Join['click']>> {
  const given =
    body.code?.trim().toUpperCase() || (await codeOfHost(app.db, { merchant: merchant.code, host }))
  const code = given ? await openCode(app.db, { merchant: merchant.code, code: given }) : null
  if (!code) return { click: null }
  const day = dayIn(merchant.timeZone, now)
  const visitor = app.vault.sign('affiliate', `visitor|${day}|${ip}|${header('user-agent') ?? ''}`)
  const id = randomUUID()
  await inTransaction(app.db, (tx) =>
    insertClick(tx, {
      id,
      merchant: merchant.code,
      code: code.code,
      subId: subIdOf(body.subId),
      country: app.merchants.countryOf(ip) ?? NO_COUNTRY,
      at: now,
      day,
      visitor: Buffer.from(visitor, 'hex').subarray(0, 16),
    }),
  )
  const isKept = (await settingOf(app, merchant.code, 'affiliateMemory')) === 'window'
  const keepDays = isKept ? await settingOf(app, merchant.code, 'affiliateWindowDays') : 0
  return { click: { id, code: code.code, landing: code.landing, keepDays } }
}
