import { useChips } from '#features/play/card-rooms/site/chips.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'
import type { TournamentReply } from './entry-actions.tsx'
import { useLevelName, useLevelText } from '../shown/levels.ts'
import { usePoints } from '../shown/points.ts'

type Props = { readonly data: TournamentReply }

/** What each paid place gets. */
export function Payouts({ data: { payouts, tournament } }: Props) {
  const { t } = useTexts()
  const chips = useChips(tournament)
  return (
    <section className="panel grid gap-2 p-4" aria-labelledby="payouts-title">
      <h2 id="payouts-title" className="text-16 font-bold">
        {t('tournaments.payouts')}
      </h2>
      {tournament.state !== 'over' && <p className="text-12 text-muted">{t('tournaments.payoutsText')}</p>}
      <table className="ct-rows">
        <thead>
          <tr>
            <th scope="col">{t('tournaments.place')}</th>
            <th scope="col">{t('tournaments.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {payouts.map((prize, nth) => (
            <tr key={nth}>
              <td className="num">{nth + 1}</td>
              <td className="num">{chips(prize)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Who is in, by chips, and who is out; before the start who has registered. */
export function Standings({ data: { standings, tournament } }: Props) {
  const { t } = useTexts()
  const chips = useChips(tournament)
  const points = usePoints()
  const isOver = tournament.state === 'over'
  return (
    <section className="panel grid gap-2 p-4" aria-labelledby="standings-title">
      <h2 id="standings-title" className="text-16 font-bold">
        {t('tournaments.standings')}
      </h2>
      {standings.length === 0 ? (
        <p className="text-13 text-muted">{t('tournaments.noPlayers')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
        <div className="ct-scroll" tabIndex={0} role="region" aria-labelledby="standings-title">
          <table className="ct-rows">
            <thead>
              <tr>
                <th scope="col">{t('tournaments.place')}</th>
                <th scope="col" className="!text-left">
                  {t('tournaments.player')}
                </th>
                <th scope="col">{isOver ? t('tournaments.prize') : t('tournaments.chips')}</th>
              </tr>
            </thead>
            <tbody>
              {standings.map(({ name, isBot, isMine, chips: own, place, isOut, prize, table }, nth) => (
                <tr key={nth} data-now={isMine || undefined} data-out={(isOut && !isOver) || undefined}>
                  <td className="num">{place ?? '–'}</td>
                  <td className="!text-left">
                    {table === null ? (
                      name
                    ) : (
                      <Link to="/room" search={{ code: table }} className="underline">
                        {name}
                      </Link>
                    )}
                    {isMine && <span className="text-muted"> · {t('tournaments.you')}</span>}
                    {isBot && <span className="text-12 text-muted"> · {t('tournaments.bot')}</span>}
                  </td>
                  <td className="num">
                    {isOver
                      ? prize !== null && prize > 0n
                        ? chips(prize)
                        : '–'
                      : own !== null
                        ? points(own)
                        : isOut
                          ? t('tournaments.out')
                          : '–'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** Blinds and antes by level, and the breaks. */
export function Levels({ data: { structure, moment, tournament } }: Props) {
  const { t } = useTexts()
  const points = usePoints()
  const levelText = useLevelText(tournament)
  const levelName = useLevelName(tournament)
  const isTienLen = tournament.game === 'tien-len'
  const { levels, levelMinutes, breakEvery, breakMinutes } = structure
  return (
    <section className="panel grid gap-2 p-4" aria-labelledby="levels-title">
      <h2 id="levels-title" className="text-16 font-bold">
        {t(isTienLen ? 'tournaments.levels' : 'tournaments.structure')}
      </h2>
      <p className="text-12 text-muted">
        {t('tournaments.minutes', { minutes: levelMinutes })}
        {breakEvery > 0 && ` · ${t('tournaments.breaks', { minutes: breakMinutes, levels: breakEvery })}`}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <div className="ct-scroll" tabIndex={0} role="region" aria-labelledby="levels-title">
        <table className="ct-rows">
          <thead>
            <tr>
              <th scope="col">{t('tournaments.level')}</th>
              <th scope="col">{levelName}</th>
              {!isTienLen && <th scope="col">{t('tournaments.ante')}</th>}
            </tr>
          </thead>
          <tbody>
            {levels.map((level, nth) => (
              <tr key={nth} data-now={moment?.level === nth + 1 || undefined}>
                <td className="num">{nth + 1}</td>
                <td className="num">{levelText(level)}</td>
                {!isTienLen && <td className="num">{level.ante === 0n ? '–' : points(level.ante)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
