import { gameNames } from '#features/play/rounds/public.ts'
import type { Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { bandBounds, judge, type Window } from '../rules/band.ts'
import { openAlerts } from '../store/alerts.ts'
import { playedIn, type Played } from '../store/days.ts'
import { markOf } from '../store/ended.ts'

export type Asked = {
  readonly window: Window
  readonly merchant: string | null
  readonly language: Language
  readonly now: Date
}

const judged = (rows: readonly Played[]) => judge(rows.map(({ tally }) => tally))

/** The RTP of each game in a window, flagged games first, then the most played; and the open alerts. */
export async function returnsIn(app: App, { window, merchant, language, now }: Asked) {
  const [played, alerts, addedUpTo] = await Promise.all([
    playedIn(app.db, { window, merchant, now }),
    openAlerts(app.db),
    markOf(app.db),
  ])
  const ids = [...played, ...alerts].map(({ game }) => game)
  const named = await gameNames(app, [...new Set(ids)], language)
  const games = Map.groupBy(played, ({ game, edition, currency }) => `${game}/${edition}/${currency}`)
  const shown = [...games.values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const { game, edition, currency } = first
    const { name, vendorName } = named(game)
    const bands = [...Map.groupBy(rows, ({ band }) => band)].map(([band, own]) => ({
      ...bandBounds(band),
      ...judged(own),
    }))
    const channels = [...Map.groupBy(rows, ({ channel }) => channel)].map(([channel, own]) => ({
      channel,
      ...judged(own),
    }))
    return [{ game, name, vendorName, edition, currency, ...judged(rows), bands, channels }]
  })
  return {
    addedUpTo,
    games: shown.toSorted(
      (one, other) => Number(isOutside(other)) - Number(isOutside(one)) || Number(other.rounds - one.rounds),
    ),
    alerts: alerts.map((alert) => ({ ...alert, name: named(alert.game).name })),
  }
}

type Verdicts = Pick<ReturnType<typeof judge>, 'verdict'>
type Shown = Verdicts & { readonly bands: readonly Verdicts[]; readonly channels: readonly Verdicts[] }

function isOutside({ verdict, bands, channels }: Shown): boolean {
  return [{ verdict }, ...bands, ...channels].some(
    (one) => one.verdict === 'above' || one.verdict === 'below',
  )
}
