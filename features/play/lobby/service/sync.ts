import { STUDIO } from '#game-kit/game.ts'
import { catalogue, type CatalogueRow } from '#games/catalogue.ts'
import { boardOf } from '#games/lottery-boards.ts'
import { furtherGames, type FurtherGame } from '#games/further-names.ts'
import { sharedCatalogue, type SharedRow } from '#games/shared.ts'
import { ticketDesigns, type TicketDesign } from '#games/tickets.ts'
import type { Db } from '#db/pool.ts'
import { add, multiply, rational, subtract, ZERO, type Rational } from '#kit/rational.ts'
import { seriesRtp } from '#game-kit/lottery/tickets/tickets.ts'
import { rtpTextOf } from '#features/play/rounds/public.ts'
import { percentText } from '#features/play/rounds/rules.ts'
import { volatilityOf, type Volatility } from '../rules/browse.ts'
import { retireGames, upsertGames, type CatalogueGame } from '../store/catalogue.ts'

const FIRST_SORT = 10
const LOTTERIES_SINCE = '2026-12-05'
const CARD_ROOMS_SINCE = '2026-12-15'

type Row = Omit<CatalogueGame, 'sort'>

/** Syncs the catalogue table with the code; safe to run from every process at startup. */
export async function syncCatalogue(db: Db): Promise<void> {
  const games = builtGames()
  await upsertGames(db, games)
  await retireGames(
    db,
    games.map(({ id }) => id),
  )
}

let built: readonly CatalogueGame[] | undefined

/** Every game of the code as the catalogue keeps it: its figures are the same for every process and counted once. */
const builtGames = (): readonly CatalogueGame[] =>
  (built ??= [
    ...catalogue.map(gameOf),
    ...sharedCatalogue.flatMap((row) =>
      Object.hasOwn(KINDS, row.game.id) ? [lotteryRow(row)] : tileRows(row),
    ),
    ...ticketDesigns.map(ticketRow),
    ...furtherGames.flatMap(cardRow),
  ].map((row, place) => ({ ...row, sort: (place + 1) * FIRST_SORT })))

const gameOf = (row: CatalogueRow): Row => ({
  id: row.id,
  vendor: row.vendor,
  category: row.category,
  kind: row.kind,
  nameEn: row.name.en,
  nameVi: row.name.vi,
  rtpText: rtpTextOf(row),
  themes: row.themes ?? [],
  volatility: volatilityOfRow(row),
  isProvablyFair: row.isProvablyFair,
  since: row.bornOn,
})

/** By the exact variance of the game's representative bet. */
function volatilityOfRow(row: CatalogueRow): Volatility {
  const main = row.game
    .open(row.game.defaultConfig)
    .theory()
    .find((bet) => bet.betKey === row.mainBet)
  if (!main) throw new Error(`${row.id}: its theory has no row ${row.mainBet}`)
  return volatilityOf(main.variance)
}

/** What a lottery is in the lobby, and the play whose RTP represents it; without one its prize group does. */
const KINDS: Readonly<Record<string, readonly [kind: 'lottery' | 'vn' | 'sea', mainPlay: string | null]>> = {
  ssc: ['lottery', null],
  '11x5': ['lottery', null],
  pk10: ['lottery', null],
  '3d': ['lottery', null],
  '6of45': ['lottery', '6of45'],
  '6of55': ['lottery', '6of55'],
  max3d: ['lottery', 'max3d'],
  'vn-north': ['vn', 'lo2'],
  'vn-south': ['vn', 'lo2'],
  thai3d: ['sea', 'top3'],
  k3: ['lottery', 'sum'],
  pc28: ['lottery', 'sides'],
  keno20: ['lottery', 'spot5'],
}

function lotteryRow({ game, name, vendor, category }: SharedRow): Row {
  const [kind, mainPlay] = KINDS[game.id] ?? ['lottery', null]
  const { rtp, variance } = figuresOf(game, mainPlay)
  return {
    id: game.id,
    vendor,
    category,
    kind,
    nameEn: name.en,
    nameVi: name.vi,
    rtpText: percentText(rtp),
    themes: [],
    volatility: volatilityOf(variance),
    isProvablyFair: true,
    since: LOTTERIES_SINCE,
  }
}

type Figures = { readonly rtp: Rational; readonly variance: Rational }

/** RTP with the rebate, which a prize group always adds up to its highest, and the variance of a bet on one number in ten. */
function figuresOf({ id, defaultConfig }: SharedRow['game'], mainPlay: string | null): Figures {
  const board = boardOf(id, defaultConfig)
  if (mainPlay === null) {
    if (!board.groups) throw new Error(`${id}: it has no prize groups and no main play`)
    const rtp = rational(board.groups.max, 2_000)
    return { rtp, variance: multiply(multiply(rtp, rtp), rational(9)) }
  }
  const odds = board.plays.find(({ key }) => key === mainPlay)?.odds({ book: 'Z', group: 0 }) ?? []
  const [first] = odds
  if (!first) throw new Error(`${id}: it has no play ${mainPlay}`)
  const squares = multiply(multiply(first.chance, first.factor), first.factor)
  return { rtp: first.rtp, variance: subtract(squares, multiply(first.rtp, first.rtp)) }
}

/** Other games that members play together say themselves what their tile shows. */
const tileRows = ({ game, name, vendor, category, tile }: SharedRow): readonly Row[] =>
  tile === undefined
    ? []
    : [
        {
          id: game.id,
          vendor,
          category,
          kind: tile.kind,
          nameEn: name.en,
          nameVi: name.vi,
          rtpText: percentText(tile.main.rtp),
          themes: [],
          volatility: volatilityOf(tile.main.variance),
          isProvablyFair: true,
          since: tile.bornOn,
        },
      ]

/** What card rooms return of every pot at least: the rest is the rake (features/play/card-rooms/rules/presets.ts). */
const RETURNED: Readonly<Record<string, Rational>> = {
  holdem: rational(95, 100),
  'tien-len': rational(96, 100),
  lieng: rational(95, 100),
  'sam-loc': rational(96, 100),
}

function cardRow({ id, name, vendor, category }: FurtherGame): readonly Row[] {
  const returned = RETURNED[id]
  if (!returned) return []
  return [
    {
      id,
      vendor,
      category,
      kind: 'cards',
      nameEn: name.en,
      nameVi: name.vi,
      rtpText: percentText(returned),
      themes: [],
      volatility: 'medium',
      isProvablyFair: true,
      since: CARD_ROOMS_SINCE,
    },
  ]
}

function ticketRow({ game, name, series }: TicketDesign): Row {
  const rtp = seriesRtp(series)
  const squares = series.prizes.reduce(
    (sum, { times, count }) => add(sum, rational(times * times * count, series.size)),
    ZERO,
  )
  return {
    id: game,
    vendor: STUDIO,
    category: 'ELOTT',
    kind: 'ticket',
    nameEn: name.en,
    nameVi: name.vi,
    rtpText: percentText(rtp),
    themes: [],
    volatility: volatilityOf(subtract(squares, multiply(rtp, rtp))),
    isProvablyFair: true,
    since: LOTTERIES_SINCE,
  }
}
