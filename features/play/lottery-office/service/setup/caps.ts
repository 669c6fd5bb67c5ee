import { boardOf } from '#games/lottery-boards.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { moneyText } from '#kit/money.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { lotteryOf, seriesOf, type LotteryRow } from '#features/play/lottery/rules/catalogue.ts'
import { defaultConfigOf } from '#features/play/lottery/public.ts'
import { capOf } from '#features/play/shared-rounds/rules/caps.ts'
import {
  capsOfSeries,
  setCap as storeCap,
  withinTransaction,
} from '#features/play/shared-rounds/public/records.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { lotterySetup } from '../../contract/setup.ts'

type Setup = typeof lotterySetup
type Call = CallFor<Setup['lowerCap']>
type Cap = {
  readonly currency: string
  readonly key: string
  readonly most: bigint | null
  readonly reason: string
}

export async function listCaps(
  app: App,
  { params }: Given<Setup['caps']>,
): Promise<Reply<Setup['caps']> | Refusal<Setup['caps']>> {
  const row = lotteryOf(params.lottery)
  return row
    ? { list: await capsOfSeries(app.db, seriesOf(row)), plays: playsOf(row) }
    : { refused: 'lotteryOffice.unknownLottery' }
}

const playsOf = (row: LotteryRow): string[] =>
  boardOf(row.game, defaultConfigOf(row)).plays.map(({ key }) => key)

/** Whether a lottery has the play of a cap's key; a cap of any other would never apply. */
function hasPlay(row: LotteryRow, key: string): boolean {
  const [play = ''] = key.split(':')
  return key === '' || playsOf(row).includes(play)
}

/** A lower cap, or one where there was none: it only restricts. */
export async function lowerCap(
  app: App,
  { params, body }: Given<Setup['lowerCap']>,
  call: Call,
): Promise<Reply<Setup['lowerCap']> | Refusal<Setup['lowerCap']>> {
  const row = lotteryOf(params.lottery)
  if (!row) return { refused: 'lotteryOffice.unknownLottery' }
  if (!hasPlay(row, body.key)) return { refused: 'lotteryOffice.capUnknown' }
  const caps = await capsOfSeries(app.db, seriesOf(row))
  const before = capOf(caps, { currency: body.currency, usual: null })?.(body.key) ?? null
  if (before !== null && body.most >= before) return { refused: 'lotteryOffice.capNotLower' }
  return store(app, row, { ...body, before }, call)
}

/** Any other cap, or none: approved by a second operator. */
export async function setCap(
  app: App,
  { params, body }: Given<Setup['setCap']>,
  call: Call,
): Promise<Reply<Setup['setCap']> | Refusal<Setup['setCap']>> {
  const row = lotteryOf(params.lottery)
  if (!row) return { refused: 'lotteryOffice.unknownLottery' }
  const caps = await capsOfSeries(app.db, seriesOf(row))
  // one of a play that the lottery no longer has can still be removed
  if (body.most !== null && !hasPlay(row, body.key)) return { refused: 'lotteryOffice.capUnknown' }
  const own = caps.find(({ currency, key }) => currency === body.currency && key === body.key)
  return store(app, row, { ...body, before: own?.most ?? null }, call)
}

function store(
  app: App,
  row: LotteryRow,
  { currency, key, most, reason, before }: Cap & { readonly before: bigint | null },
  { operator, ip, now }: Call,
): Promise<{ readonly done: true }> {
  const text = (sum: bigint | null) => (sum === null ? '' : moneyText(sum))
  return withinTransaction(app, async (_, tx) => {
    await storeCap(tx, seriesOf(row), { currency, key, most, setBy: operator.account })
    const of = { currency, key }
    await writeAudit(tx, {
      operator,
      action: 'lottery.setCap',
      object: `lottery:${row.code}`,
      before: { ...of, most: text(before) },
      after: { ...of, most: text(most) },
      reason,
      ip,
      now,
    })
    return { done: true } as const
  })
}
