import { useTexts } from '#texts/use-texts.ts'
import { Countdown } from '#ui/data/countdown.tsx'
import { Notice } from '#ui/state/notice.tsx'
import type { TournamentReply } from './entry-actions.tsx'
import { useLevelName, useLevelText } from '../shown/levels.ts'
import { usePoints } from '../shown/points.ts'

/** Where a running tournament is: level and clock, players left, average stack, own place. */
export function TournamentStrip({ data }: { readonly data: TournamentReply }) {
  const { t } = useTexts()
  const points = usePoints()
  const { moment, tournament, mine } = data
  const levelText = useLevelText(tournament)
  const levelName = useLevelName(tournament)
  if (!moment) return null
  const { level, blinds, next, isBreak, endsAt, average } = moment
  const facts = [
    {
      name: isBreak ? t('tournaments.head.break') : t('tournaments.head.level', { level }),
      value: endsAt ? <Countdown until={endsAt} /> : levelText(blinds),
    },
    {
      name: levelName,
      value: (
        <span title={next ? t('tournaments.head.next', { blinds: levelText(next) }) : undefined}>
          {levelText(blinds)}
        </span>
      ),
    },
    {
      name: mine?.state === 'in' ? t('tournaments.head.place') : t('tournaments.head.left'),
      value:
        mine?.state === 'in' && mine.place !== null
          ? `${mine.place}/${tournament.left}`
          : `${tournament.left}/${tournament.players}`,
    },
    { name: t('tournaments.head.average'), value: points(average) },
  ]
  return (
    <div className="grid gap-2">
      <dl className="ct-strip">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {moment.isHandForHand && <Notice tone="info">{t('tournaments.head.handForHand')}</Notice>}
    </div>
  )
}
