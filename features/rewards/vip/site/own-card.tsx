import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import { dayText } from '#ui/records/days.ts'
import { RankEmblem } from './emblem.tsx'
import { RankProgress } from './rank-progress.tsx'
import { periodWords, type Ladder, type OwnRank } from './ranks.ts'

/** The member's rank, what keeps it, and the sums of the period beside the conditions of the next rank. */
export function OwnCard({ own, ladder }: { readonly own: OwnRank; readonly ladder: Ladder }) {
  const texts = useTexts()
  const { t, lang, date } = texts
  const { period, currency, ranks } = ladder
  const next = ranks.find(({ level }) => level === own.level + 1)
  return (
    <section className="panel grid gap-5 p-4 md:p-6" aria-label={t('vip.yours')}>
      <div className="flex items-center gap-4 md:gap-5">
        <RankEmblem level={own.level} size={76} />
        <div className="min-w-0 flex-1">
          <p className="text-13 text-muted">{t('vip.yours')}</p>
          <p className="text-28 leading-tight font-bold">{own.name?.[lang] ?? t('vip.base')}</p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-13 text-muted">
            {own.since && <span>{t('vip.since', { at: date(own.since, 'day') })}</span>}
            {own.name && own.heldUntil && (
              <Status>{t('vip.heldUntil', { day: dayText(lang, own.heldUntil, 'day') })}</Status>
            )}
            {own.keep && own.isKept && <Status tone="good">{t('vip.kept')}</Status>}
          </p>
        </div>
      </div>
      {own.isQuiet && <p className="text-muted">{t('vip.quiet')}</p>}
      {!own.isQuiet && period && currency && (
        <div className="grid gap-5 border-t border-hair pt-5 md:grid-cols-2">
          {own.keep && !own.isKept && (
            <RankProgress title={t('vip.notKept')} done={own.sums} needed={own.keep} currency={currency} />
          )}
          {next ? (
            <RankProgress
              title={t('vip.progress', { rank: next.name[lang] })}
              done={own.sums}
              needed={next.up}
              currency={currency}
            />
          ) : (
            <p className="text-muted">{t('vip.top')}</p>
          )}
          <p className="text-12 text-faint md:col-span-2">
            {periodWords(texts, period)} · {t('vip.counted')}
          </p>
        </div>
      )}
    </section>
  )
}
