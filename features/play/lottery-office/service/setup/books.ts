import { boardOf } from '#games/lottery-boards.ts'
import { sharedCatalogue } from '#games/shared.ts'
import { compare, ONE, toNumber, type Rational } from '#kit/rational.ts'
import { anyJson, isRecord, type Json } from '#game-kit/schema.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { lotteries, lotteryOf, seriesOf, type LotteryRow } from '#features/play/lottery/rules/catalogue.ts'
import { booksOf, defaultConfigOf, ensureLottery, insertBook } from '#features/play/lottery/public.ts'
import { offerOf } from '#features/play/shared-rounds/public.ts'
import { withinTransaction } from '#features/play/shared-rounds/public/records.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { lotterySetup } from '../../contract/setup.ts'

type Setup = typeof lotterySetup
type Change = Given<Setup['previewBook']>['body']['change']

const PPM = 1_000_000

/** The configuration in which the next draws of a lottery are sold. */
async function configOf(app: App, row: LotteryRow): Promise<Json> {
  const offer = await offerOf(app.db, seriesOf(row))
  if (offer) return offer.config
  return defaultConfigOf(row)
}

const kindOf = (config: Json): 'groups' | 'prices' =>
  isRecord(config) && 'groups' in config ? 'groups' : 'prices'

/** The RTP of each play at the default prize group without rebate: the lowest of its bets and the highest, in that order. */
function rtpOf(game: string, config: Json): ReadonlyMap<string, Rational> {
  const board = boardOf(game, config)
  const price = { book: 'Z', group: board.groups?.default ?? 0 } as const
  const found = new Map<string, Rational>()
  for (const play of board.plays)
    for (const { rtp } of play.odds(price)) {
      const most = found.get(play.key)
      if (!most || compare(rtp, most) > 0) found.set(play.key, rtp)
    }
  return found
}

const ppmOf = (rtp: Rational | undefined): number => (rtp ? Math.round(toNumber(rtp) * PPM) : 0)

export async function showBook(
  app: App,
  { params }: Given<Setup['book']>,
): Promise<Reply<Setup['book']> | Refusal<Setup['book']>> {
  const row = lotteryOf(params.lottery)
  if (!row) return { refused: 'lotteryOffice.unknownLottery' }
  const config = await configOf(app, row)
  const versions = await booksOf(app.db, row.code)
  return {
    config,
    kind: kindOf(config),
    versions: versions.map(({ version, createdBy, approvedBy, reason, at }) => ({
      version,
      createdBy,
      approvedBy,
      reason,
      at,
    })),
    rtp: [...rtpOf(row.game, config)].map(([play, rtp]) => ({ play, rtp: ppmOf(rtp) })),
  }
}

type Problem = Refusal<Setup['previewBook']>
type Changed = {
  readonly config: Json
  readonly before: ReadonlyMap<string, Rational>
  readonly after: ReadonlyMap<string, Rational>
}

/** The configuration with a change, checked by the game; refused where a play would return more than its stakes. */
async function changedBook(app: App, row: LotteryRow, change: Change): Promise<Changed | Problem> {
  const config = await configOf(app, row)
  const game = sharedCatalogue.find((each) => each.game.id === row.game)?.game
  if (!game || !isRecord(config) || kindOf(config) !== change.kind)
    return { refused: 'lotteryOffice.bookInvalid', detail: { detail: 'other kind of prices' } }
  const read = anyJson.parse({ ...config, ...fieldsOf(config, change) })
  if (!read.ok) return { refused: 'lotteryOffice.bookInvalid', detail: { detail: read.error } }
  const problem = game.configProblem(read.value)
  if (problem !== null) return { refused: 'lotteryOffice.bookInvalid', detail: { detail: problem } }
  const after = rtpOf(row.game, read.value)
  const unfair = [...after].find(([, rtp]) => compare(rtp, ONE) > 0)
  if (unfair) return { refused: 'lotteryOffice.bookUnfair', detail: { play: unfair[0] } }
  return { config: read.value, before: rtpOf(row.game, config), after }
}

/** RTP in hundredths of a percent as the fraction that configurations have. */
const SHARE = 10_000

function fieldsOf(
  config: Readonly<Record<string, unknown>>,
  change: Change,
): Readonly<Record<string, unknown>> {
  if (change.kind === 'groups')
    return { groups: { ...change.groups }, fixedRtp: `${change.fixedRtp}/${SHARE}` }
  const prices = isRecord(config['prices']) ? config['prices'] : {}
  return { prices: { ...prices, ...change.prices } }
}

export async function previewBook(
  app: App,
  { params, body }: Given<Setup['previewBook']>,
): Promise<Reply<Setup['previewBook']> | Problem> {
  const row = lotteryOf(params.lottery)
  if (!row) return { refused: 'lotteryOffice.unknownLottery' }
  const changed = await changedBook(app, row, body.change)
  if ('refused' in changed) return changed
  return {
    rows: [...changed.after].map(([play, rtp]) => ({
      play,
      before: ppmOf(changed.before.get(play)),
      after: ppmOf(rtp),
    })),
  }
}

/** A new version of prices, for draws put on sale from now on; draws on sale keep those that they were published with. */
export async function setBook(
  app: App,
  { params, body }: Given<Setup['setBook']>,
  { operator, approvedBy, ip, now }: CallFor<Setup['setBook']>,
): Promise<Reply<Setup['setBook']> | Refusal<Setup['setBook']>> {
  const first = lotteryOf(params.lottery)
  if (!first) return { refused: 'lotteryOffice.unknownLottery' }
  const { change, isFamily, reason } = body
  const rows = isFamily
    ? lotteries.filter(({ family, game }) => family === first.family && game === first.game)
    : [first]
  const books: { readonly row: LotteryRow; readonly config: Json }[] = []
  for (const row of rows) {
    const changed = await changedBook(app, row, change)
    if ('refused' in changed) return changed
    books.push({ row, config: changed.config })
  }
  return withinTransaction(app, async (staged, tx) => {
    for (const { row, config } of books) {
      const by = { createdBy: operator.account, approvedBy: approvedBy?.account ?? operator.account }
      await insertBook(tx, row.code, { config, ...by, reason })
      await ensureLottery(staged, row)
      const after = { lottery: row.code, change: JSON.stringify(change) }
      await writeAudit(tx, {
        operator,
        action: 'lottery.setBook',
        object: `lottery:${row.code}`,
        after,
        reason,
        ip,
        now,
      })
    }
    return { lotteries: books.map(({ row }) => row.code) }
  })
}
