import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { isCurrency } from '#kit/currency.ts'
import { moneyText } from '#kit/money.ts'
import { houseBalances } from '#ledger/house/transfers.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { brandsOf, reaches } from '#features/platform/operators/public.ts'
import { lotteryName, lotteryOf } from '#features/play/lottery/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { lotteryPoolsOffice } from '../contract.ts'
import { changeOf, termsProblem } from '../rules/change.ts'
import { poolLotteries, poolLottery, type PoolLottery, type PoolTerms } from '../rules/terms.ts'
import { pastDraws } from '../store/draws.ts'
import { poolsOf, type PoolRow } from '../store/pools.ts'
import { insertTerms, newestTerms, termsOfDraw } from '../store/terms.ts'
import { drawOnSale, rtpTexts, termsNow, termsOnly } from './terms.ts'

type Office = typeof lotteryPoolsOffice
type Shown = Reply<Office['list']>['list'][number]

const SHOWN_DRAWS = 12
/** A preview is of about three months. */
const PREVIEWED_DRAWS = 40

export async function listForOffice(
  app: App,
  { operator }: CallFor<Office['list']>,
): Promise<Reply<Office['list']>> {
  const seen = brandsOf(operator)
  const list: Shown[] = []
  for (const lottery of poolLotteries) {
    const round = await drawOnSale(app.db, lottery.code)
    const row = lotteryOf(lottery.code)
    for (const pool of await poolsOf(app.db, lottery.code)) {
      const { merchant, currency } = pool
      if (!reaches(seen, merchant) || !isCurrency(currency)) continue
      const [balances, { terms, next }, draws] = await Promise.all([
        houseBalances(app.db, [pool.account]),
        termsNow(app.db, pool, round),
        pastDraws(app.db, pool, SHOWN_DRAWS),
      ])
      const name = {
        en: row ? lotteryName(row, 'en') : lottery.code,
        vi: row ? lotteryName(row, 'vi') : lottery.code,
      }
      const rtp = rtpTexts(lottery, terms)
      list.push({
        lottery: lottery.code,
        name,
        merchant,
        currency,
        amount: balances.get(pool.account) ?? 0n,
        terms,
        rtp,
        next,
        draws: [...draws],
      })
    }
  }
  return { list }
}

const CODES = {
  seed: 'lotteryPools.seedInvalid',
  share: 'lotteryPools.shareInvalid',
  full: 'lotteryPools.fullInvalid',
} as const

type No = Refusal<Office['preview']>
type Found = { readonly lottery: PoolLottery; readonly pool: PoolRow; readonly terms: PoolTerms }
type Asked = Pick<Given<Office['preview']>, 'params' | 'body'>

/** The pool and the terms that are asked for, or why they cannot be used. */
async function askedOf(app: App, { params, body }: Asked): Promise<Found | { readonly no: No }> {
  const lottery = poolLottery(params.lottery)
  const pool = (await poolsOf(app.db, params.lottery)).find(({ merchant }) => merchant === params.merchant)
  if (!lottery || !pool) return { no: { refused: 'lotteryPools.unknown' } }
  const terms = termsOnly(body)
  const problem = termsProblem(lottery, pool.currency, terms)
  if (problem) return { no: { refused: CODES[problem] } }
  return { lottery, pool, terms }
}

export async function previewTerms(
  app: App,
  input: Given<Office['preview']>,
): Promise<Reply<Office['preview']> | Refusal<Office['preview']>> {
  const asked = await askedOf(app, input)
  if ('no' in asked) return asked.no
  const { lottery, pool, terms } = asked
  const now = await termsOfDraw(app.db, pool, await drawOnSale(app.db, pool.lottery))
  const draws = await pastDraws(app.db, pool, PREVIEWED_DRAWS)
  const staked = draws.reduce((sum, draw) => sum + draw.staked, 0n)
  const amount = (await houseBalances(app.db, [pool.account])).get(pool.account) ?? 0n
  const change = changeOf(now, terms, { amount, staked })
  return {
    rtp: { before: rtpTexts(lottery, now), after: rtpTexts(lottery, terms) },
    draws: draws.length,
    ...change,
  }
}

const textOf = ({ seed, sharePpm, full }: PoolTerms): string =>
  `${moneyText(seed)} ${sharePpm} ppm ${moneyText(full)}`

/** Other terms, for draws of which nothing is sold within the next minute. */
export async function setTerms(
  app: App,
  input: Given<Office['setTerms']>,
  { operator, approvedBy, ip, now }: CallFor<Office['setTerms']>,
): Promise<Reply<Office['setTerms']> | Refusal<Office['setTerms']>> {
  const asked = await askedOf(app, input)
  if ('no' in asked) return asked.no
  const { pool, terms } = asked
  await inTransaction(app.db, async (tx) => {
    const before = (await newestTerms(tx, pool)) ?? pool
    const names = { byName: operator.account, approvedBy: approvedBy?.account ?? '' }
    await insertTerms(tx, pool, { ...terms, ...names })
    await writeAudit(tx, {
      operator,
      ip,
      now,
      action: 'lottery.setPoolTerms',
      object: `lotteryPool:${pool.merchant}:${pool.lottery}`,
      reason: input.body.reason,
      before: { terms: textOf(before) },
      after: { terms: textOf(terms) },
    })
  })
  return { done: true }
}
