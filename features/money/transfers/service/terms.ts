import type { Reply } from '#contract/route.ts'
import { hasPaymentPassword } from '#features/account/identity/public.ts'
import { memberById } from '#features/account/members/public.ts'
import { rulesFor } from '#features/compliance/limits/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { dayIn } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import { walletOf } from '#ledger/wallets.ts'
import type { CallFor, MemberCaller, Merchant } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { transfers } from '../contract.ts'
import { isAgent, type Reach, type TransferTerms } from '../rules/line.ts'
import { sentSince } from '../store.ts'

type Terms = (typeof transfers)['terms']

/** What a brand's settings allow. */
export async function termsOf(
  app: App,
  merchant: string,
): Promise<TransferTerms & { readonly reach: Reach }> {
  return {
    reach: await settingOf(app, merchant, 'transferReach'),
    least: await settingOf(app, merchant, 'transferLeast'),
    most: await settingOf(app, merchant, 'transferMost'),
    dayMost: await settingOf(app, merchant, 'transferDayMost'),
    dayCount: await settingOf(app, merchant, 'transferDayCount'),
  }
}

/** The start of the brand's day: daily limits count from it. */
export function dayStart(merchant: Merchant, now: Date): Date {
  return dayBounds(merchant.timeZone, dayIn(merchant.timeZone, now)).from
}

async function isAllowed(app: App, { id, merchant }: MemberCaller): Promise<boolean> {
  return (await rulesFor(app, { merchant, memberId: id })).terms.allowsTransfers
}

/** The data of the transfer screen. */
export async function showTerms(app: App, call: CallFor<Terms>): Promise<Reply<Terms>> {
  const { member, merchant, now } = call
  const terms = await termsOf(app, member.merchant)
  const person = await memberById(app.db, member.id)
  const upline = person?.uplineId ? await memberById(app.db, person.uplineId) : null
  const today = await sentSince(app.db, member.id, dayStart(merchant, now))
  const wallet = await walletOf(app.db, { owner: member.id, kind: 'cash', currency: member.currency })
  const left = terms.dayMost - today.amount
  return {
    currency: member.currency,
    free: wallet ? wallet.balance - wallet.held : 0n,
    least: terms.least,
    most: terms.most,
    today: { used: today.count, of: terms.dayCount, amountLeft: left > 0n ? left : 0n },
    hasPaymentPassword: await hasPaymentPassword(app.db, member.id),
    upline: upline?.account ?? null,
    mayDown: isAgent(member.type),
    isAllowed: await isAllowed(app, member),
    isHeld: wallet !== null && wallet.state !== 'open',
  }
}
