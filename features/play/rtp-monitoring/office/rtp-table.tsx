import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { rtpMonitoring } from '../contract.ts'
import type { Verdict } from '../rules/band.ts'
import { shareOfPpm } from '../rules/share.ts'

export type GameReturn = Reply<(typeof rtpMonitoring)['list']>['games'][number]

const tones: { readonly [V in Verdict]: Tone } = {
  within: 'good',
  above: 'bad',
  below: 'bad',
  greatWin: 'info',
  few: 'plain',
  moves: 'info',
  unknown: 'plain',
}

export const keyOf = ({ game, edition, currency }: GameReturn): string => `${game}/${edition}/${currency}`

const isOutside = ({ verdict }: { readonly verdict: Verdict }): boolean =>
  verdict === 'above' || verdict === 'below'

/** Outside its band in total, or in some stake bands. */
export function isFlagged(game: GameReturn): boolean {
  return isOutside(game) || game.bands.some(isOutside) || game.channels.some(isOutside)
}

/** The state as text; a game within its band in total is shown so even where a stake band is not. */
export function VerdictWords({ verdict }: { readonly verdict: Verdict }) {
  const { t } = useTexts()
  return <Status tone={tones[verdict]}>{t(`returns.verdict.${verdict}`)}</Status>
}

function GameState({ game }: { readonly game: GameReturn }) {
  const { t } = useTexts()
  if (!isOutside(game) && isFlagged(game)) return <Status tone="bad">{t('returns.flagInBand')}</Status>
  return <VerdictWords verdict={game.verdict} />
}

/** A share with two decimals, so that figures align; a dash where it is unknown. */
export function shareText({ share }: Texts, ppm: number | null): string {
  return ppm === null ? '–' : share(shareOfPpm(ppm))
}

/** "94.10% to 98.30%"; a dash where the deviation is unknown. */
export function intervalText(texts: Texts, { low, high }: Pick<GameReturn, 'low' | 'high'>): string {
  if (low === null || high === null) return '–'
  return texts.t('returns.between', { low: shareText(texts, low), high: shareText(texts, high) })
}

/** The games of a window; a click opens one by stake. Amounts of different currencies are never added. */
export function RtpTable({
  games,
  onGame,
}: {
  readonly games: readonly GameReturn[]
  readonly onGame: (game: GameReturn) => void
}) {
  const texts = useTexts()
  return (
    <Table
      caption={texts.t('returns.title')}
      columns={columnsOf(texts)}
      rows={games}
      rowKey={keyOf}
      onRow={onGame}
      dense
      phone={(row) => <PhoneRow row={row} />}
      className="px-4 md:px-0"
    />
  )
}

function columnsOf(texts: Texts): Column<GameReturn>[] {
  const { t, number } = texts
  return [
    {
      key: 'game',
      head: t('returns.game'),
      wide: true,
      cell: ({ name }) => <b className="font-medium">{name}</b>,
    },
    {
      key: 'currency',
      head: t('returns.currency'),
      cell: ({ currency }) => <span className="text-faint">{currency}</span>,
    },
    { key: 'rounds', head: t('returns.rounds'), figures: true, cell: ({ rounds }) => number(rounds) },
    {
      key: 'stake',
      head: t('returns.stake'),
      figures: true,
      cell: ({ stake, currency }) => <Amount amount={stake} currency={currency} />,
    },
    {
      key: 'theory',
      head: t('returns.theory'),
      figures: true,
      cell: ({ theory }) => shareText(texts, theory),
    },
    {
      key: 'observed',
      head: t('returns.observed'),
      figures: true,
      cell: ({ observed }) => shareText(texts, observed),
    },
    {
      key: 'interval',
      head: t('returns.interval'),
      figures: true,
      cell: (row) => <span className="text-muted">{intervalText(texts, row)}</span>,
    },
    { key: 'verdict', head: t('returns.verdict'), cell: (row) => <GameState game={row} /> },
  ]
}

function PhoneRow({ row }: { readonly row: GameReturn }) {
  const texts = useTexts()
  const { t, number } = texts
  const { name, currency, rounds, observed, theory } = row
  return (
    <span className="grid gap-1">
      <span className="flex items-center justify-between gap-3">
        <b className="font-medium">{name}</b>
        <GameState game={row} />
      </span>
      <span className="num flex justify-between gap-3 text-12 text-muted">
        <span>
          {t('returns.observed')} {shareText(texts, observed)}
        </span>
        <span>
          {t('returns.theory')} {shareText(texts, theory)}
        </span>
      </span>
      <span className="num flex justify-between gap-3 text-12 text-faint">
        <span>
          {currency} · {t('returns.rounds')} {number(rounds)}
        </span>
        <span>{intervalText(texts, row)}</span>
      </span>
    </span>
  )
}
