import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard, SkeletonRows } from '#ui/state/skeleton.tsx'
import { jackpots } from '../contract.ts'
import { levelName } from '../rules/keys.ts'
import { RollingPools } from '#features/play/lottery-pools/site/rolling-pools.tsx'
import { PoolPart } from './pool-part.tsx'
import { usePools } from './use-pools.ts'
import { WinnerRow } from './winner-row.tsx'

const SHOWN = 20
const rules = ['rules1', 'rules2', 'rules3', 'rules4', 'rules5'] as const

/** Every jackpot with its levels, odds and games, the winners, and how it works. */
export function JackpotPage() {
  const { t } = useTexts()
  const asked = usePools()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1">
        <h1 className="text-22">{t('jackpots.title')}</h1>
        <p className="max-w-2xl text-muted">{t('jackpots.lead')}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px]">
        <QueryState
          of={asked}
          waiting={<SkeletonCard lines={8} />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState title={t('jackpots.none')} text={t('jackpots.noneText')} />}
        >
          {({ list }) => (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {list.map((pool) => (
                <PoolPart key={pool.code} pool={pool} />
              ))}
            </div>
          )}
        </QueryState>
        <Winners />
      </div>
      <RollingPools />
      <section className="panel grid gap-3 p-4 md:p-5">
        <h2 className="text-18">{t('jackpots.rules')}</h2>
        <ul className="grid max-w-3xl list-disc gap-2 pl-5 text-muted">
          {rules.map((key) => (
            <li key={key}>{t(`jackpots.${key}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Winners() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(jackpots).winners, { query: { limit: SHOWN } }, { everyMs: 30_000 })
  return (
    <section className="panel grid gap-2 p-4">
      <h2 className="text-16">{t('jackpots.winners')}</h2>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="py-2 text-muted">{t('jackpots.noWinners')}</p>}
      >
        {({ list }) => (
          <ol className="grid">
            {list.map(({ pool, level, number, name, gameName, currency, prize, at }) => (
              <WinnerRow key={`${pool}:${level}:${number}`} {...{ name, at, prize, currency }} of={gameName}>
                <span className="block text-12 text-faint">{levelName(level)}</span>
              </WinnerRow>
            ))}
          </ol>
        )}
      </QueryState>
    </section>
  )
}
