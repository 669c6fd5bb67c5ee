import { History } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { RankEmblem } from './emblem.tsx'
import type { OwnRank } from './ranks.ts'

/** Changes of the member's rank, newest first. */
export function HistoryList({ changes }: Pick<OwnRank, 'changes'>) {
  const { t, lang, date } = useTexts()
  return (
    <section className="grid gap-3" aria-labelledby="vip-history">
      <h2 id="vip-history" className="text-18">
        {t('vip.history')}
      </h2>
      <div className="panel">
        {changes.length === 0 && (
          <EmptyState icon={History} title={t('vip.historyNone')} text={t('vip.historyNoneText')} />
        )}
        {changes.length > 0 && (
          <ul className="divide-y divide-hair">
            {changes.map(({ at, to, name, cause }) => (
              <li key={at.toISOString()} className="flex items-center gap-3 px-4 py-3">
                <RankEmblem level={to} size={32} />
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">
                    {name?.[lang] ?? (to === 0 ? t('vip.base') : t('vip.level', { level: to }))}
                  </span>
                  <span className="block text-13 text-muted">{t(`vip.cause.${cause}`)}</span>
                </span>
                <time dateTime={at.toISOString()} className="num text-13 text-muted">
                  {date(at, 'minute')}
                </time>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
