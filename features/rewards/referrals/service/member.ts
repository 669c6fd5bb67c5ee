import { randomInt } from 'node:crypto'
import type { Given, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { openInvite, ownInvite } from '#features/account/members/public.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import { siteAddressOf } from '#features/platform/merchants/public.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { referrals } from '../contract/member.ts'
import { CODE_LENGTH, CODE_LETTERS, codeFrom, stepOf } from '../rules/referral.ts'
import { countsOf, earnedBy, friendsOf, lockMember } from '../store/friends.ts'

type Overview = (typeof referrals)['overview']
type Friends = (typeof referrals)['friends']
const PAGE = 20
/** A code that the brand already has is drawn again; five collisions in a row are a fault. */
const TRIES = 5

/** The member's own code; their first visit opens it. */
async function codeOf(
  app: App,
  of: { readonly memberId: bigint; readonly merchant: string },
): Promise<string> {
  const own = { memberId: of.memberId, kind: 'referral' } as const
  const known = await ownInvite(app.db, own)
  if (known !== null) return known
  return inTransaction(app.db, async (tx) => {
    await lockMember(tx, of.memberId)
    for (let n = 0; n < TRIES; n += 1) {
      const opened = await ownInvite(tx, own)
      if (opened !== null) return opened
      const code = codeFrom(Array.from({ length: CODE_LENGTH }, () => randomInt(CODE_LETTERS)))
      await openInvite(tx, { ...own, merchant: of.merchant, code })
    }
    throw new Error('referrals: no code was free')
  })
}

/** The member's code with its link, what became of their friends, and what they earned. */
export async function showOverview(
  app: App,
  _: Given<Overview>,
  { member, now }: CallFor<Overview>,
): Promise<Reply<Overview>> {
  const { id: memberId, merchant, currency } = member
  const mayInvite = await mayMarket(app.db, memberId, now)
  const [code, site, counts, earned] = await Promise.all([
    mayInvite ? codeOf(app, { memberId, merchant }) : null,
    siteAddressOf(app, merchant),
    countsOf(app.db, memberId),
    earnedBy(app.db, memberId),
  ])
  return {
    invitation: code === null ? null : { code, link: `${site}/register?referralCode=${code}` },
    counts,
    currency,
    earned: earned.map(({ kind, state, amount }) => {
      const isMoney = kind === 'cash' || kind === 'bonus'
      return { kind, state, amount: isMoney ? amount : null, count: isMoney ? null : Number(amount) }
    }),
  }
}

/** A page of the member's friends. Their names are masked, and a review is not shown. */
export async function listFriends(
  app: App,
  { query }: Given<Friends>,
  { member }: CallFor<Friends>,
): Promise<Reply<Friends>> {
  const window = windowOf(query, PAGE)
  const rows = await friendsOf(app.db, { referrerId: member.id, ...window })
  const { shown, next } = pageOf(rows, window)
  return {
    list: shown.map((friend) => {
      const step = stepOf(friend)
      return {
        number: friend.number.toString(),
        name: maskedName(friend.account),
        at: friend.at,
        step,
        until: step === 'registered' || step === 'deposited' ? friend.until : null,
      }
    }),
    next,
  }
}
