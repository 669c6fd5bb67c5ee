import type { Given, Refusal, Reply } from '#contract/route.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import { cashWallet, tellBalance } from '#features/money/wallet/public.ts'
import { claimEarned, claimableEarned, tellRewards } from '#features/rewards/rewards/public.ts'
import { post } from '#ledger/posting.ts'
import { walletById } from '#ledger/wallets.ts'
import type { App } from '#server/app.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { rebates } from '../contract/member.ts'
import { programs, type Program, type ProgramTerms } from '../rules/terms.ts'
import { openSince } from '../store/runs.ts'
import { carriedOf, levelOf, openParts, type OpenPart } from '../store/statements.ts'
import { termsOf, versionAt } from '../store/terms.ts'
import { hidesCashback } from './playing.ts'
import { pageOfStatements, readBets, readStatement, type Reader } from './read.ts'

type Contract = typeof rebates

/** The sources and programs that are shown now: cashback is left out during play. */
async function shownTo(app: App, member: MemberCaller, now: Date) {
  const isHidden = await hidesCashback(app, member.id, now)
  return {
    sources: isHidden ? (['rebates'] as const) : (['rebates', 'cashback'] as const),
    programs: programs.filter((each) => each !== 'cashback' || !isHidden),
  }
}

async function readerOf(app: App, member: MemberCaller, now: Date): Promise<Reader> {
  const shown = await shownTo(app, member, now)
  return { memberId: member.id, currency: member.currency, programs: shown.programs }
}

type Current = { readonly version: number; readonly programs: readonly ProgramTerms[] }

async function currentOf(app: App, merchant: string, now: Date): Promise<Current | null> {
  const version = await versionAt(app.db, merchant, now)
  return version === null ? null : { version, ...(await termsOf(app.db, merchant, version)) }
}

/** What play has earned since the last statement of a program. */
async function earnedSoFar(
  app: App,
  member: MemberCaller,
  { version, program, now }: { readonly version: number; readonly program: Program; readonly now: Date },
): Promise<{ since: Date | null; soFar: OpenPart[] }> {
  const since = await openSince(app.db, { merchant: member.merchant, program }, now)
  if (!since || program === 'cashback') return { since, soFar: [] }
  const of = { memberId: member.id, merchant: member.merchant, version, program, since }
  return { since, soFar: await openParts(app.db, of) }
}

/** The page manualRebate. Members to whom nothing may be offered see what they have earned, without rates. */
export async function showRebates(
  app: App,
  { member, now }: CallFor<Contract['overview']>,
): Promise<Reply<Contract['overview']>> {
  const shown = await shownTo(app, member, now)
  const [isOffered, current, claimable, carried, level] = await Promise.all([
    mayMarket(app.db, member.id, now),
    currentOf(app, member.merchant, now),
    claimableEarned(app.db, { memberId: member.id, sources: shown.sources }),
    carriedOf(app.db, member.id),
    levelOf(app.db, member.id),
  ])
  const visible =
    isOffered && current ? current.programs.filter(({ program }) => shown.programs.includes(program)) : []
  return {
    currency: member.currency,
    level,
    isOffered: isOffered && current !== null,
    claimable: claimable.amount,
    claims: claimable.count,
    carried: carried.filter(({ program, amount }) => amount !== 0n && shown.programs.includes(program)),
    programs: await Promise.all(
      visible.map(async (terms) => ({
        ...terms,
        rates: [...terms.rates],
        ...(await earnedSoFar(app, member, { version: current?.version ?? 0, program: terms.program, now })),
      })),
    ),
  }
}

/** What ranks earn, for the page of ranks. Cashback is not announced; members to whom nothing may be offered see none. */
export async function showRates(
  app: App,
  { member, merchant, now }: CallFor<Contract['rates']>,
): Promise<Reply<Contract['rates']>> {
  const [current, isOffered] = await Promise.all([
    currentOf(app, merchant.code, now),
    member === null || mayMarket(app.db, member.id, now),
  ])
  const shown = isOffered && current ? current.programs : []
  return {
    programs: shown
      .filter(({ program }) => program !== 'cashback')
      .map(({ program, rates }) => ({ program, rates: [...rates] })),
  }
}

/** The rakeback counter: nothing for members to whom nothing may be offered. */
export async function showCounter(
  app: App,
  { member, now }: CallFor<Contract['counter']>,
): Promise<Reply<Contract['counter']>> {
  const none = { currency: member.currency, earned: null, since: null }
  const current = await currentOf(app, member.merchant, now)
  if (!current?.programs.some(({ program }) => program === 'rakeback')) return none
  if (!(await mayMarket(app.db, member.id, now))) return none
  const { since, soFar } = await earnedSoFar(app, member, {
    version: current.version,
    program: 'rakeback',
    now,
  })
  return { currency: member.currency, earned: soFar.reduce((sum, { earned }) => sum + earned, 0n), since }
}

export async function listStatements(
  app: App,
  { query }: Given<Contract['statements']>,
  { member, now }: CallFor<Contract['statements']>,
): Promise<Reply<Contract['statements']>> {
  const reader = await readerOf(app, member, now)
  return { currency: member.currency, ...(await pageOfStatements(app, reader, query)) }
}

export async function showStatement(
  app: App,
  { params }: Given<Contract['statement']>,
  { member, now }: CallFor<Contract['statement']>,
): Promise<Reply<Contract['statement']> | Refusal<Contract['statement']>> {
  return readStatement(app, await readerOf(app, member, now), params.statement)
}

export async function showBets(
  app: App,
  { params, query }: Given<Contract['bets']>,
  { member, now }: CallFor<Contract['bets']>,
): Promise<Reply<Contract['bets']> | Refusal<Contract['bets']>> {
  return readBets(app, await readerOf(app, member, now), { id: params.statement, query })
}

/** Claims everything that statements offer. What was earned can be claimed by members at risk too. */
export async function claimRebates(
  app: App,
  call: CallFor<Contract['claim']>,
): Promise<Reply<Contract['claim']> | Refusal<Contract['claim']> | { refused: 'idempotency.conflict' }> {
  const { member, now } = call
  const { sources } = await shownTo(app, member, now)
  let paidTo: bigint | null = null
  const claimed = await withIdempotency(
    app.db,
    call,
    async (tx): Promise<Reply<Contract['claim']> | Refusal<Contract['claim']>> => {
      const wallet = await cashWallet(tx, member)
      const { count, amount, items } = await claimEarned(
        tx,
        { memberId: member.id, wallet: wallet.id, sources },
        now,
      )
      if (count === 0) return { refused: 'rebates.nothing' }
      paidTo = wallet.id
      for (const result of await post(tx, items))
        if (result.status === 'refused')
          throw new Error(`rebates of member ${member.id} were refused: ${result.reason}`)
      return { claims: count, amount, currency: member.currency }
    },
  )
  if ('refused' in claimed) return claimed
  const wallet = paidTo === null ? null : await walletById(app.db, paidTo)
  if (wallet) tellBalance(app, member.id, wallet)
  await tellRewards(app, member.id)
  return claimed
}
