import { gameHref } from '#features/play/lobby/site/category-press.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/action/link.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { Level } from './level.tsx'
import type { Pool, PoolLevel } from './use-pools.ts'

/** A jackpot: what is in its levels and how each is won, and the games with their RTP. */
export function PoolPart({ pool }: { readonly pool: Pool }) {
  const { t, share } = useTexts()
  return (
    <section className="panel grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5" aria-label={pool.name}>
      <h2 className="text-18">
        {pool.name}
        {pool.isNetwork && (
          <span className="ml-2 text-12 font-normal text-faint">{t('home.jackpotNetwork')}</span>
        )}
      </h2>
      {!pool.isRunning && <Notice tone="warning">{t('jackpots.paused')}</Notice>}
      <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {pool.levels.map((level) => (
          <li key={level.level} className="grid min-w-0 content-start gap-1.5">
            <Level level={level} currency={pool.currency} size="lg" />
            <Terms level={level} pool={pool} />
          </li>
        ))}
      </ul>
      <div className="grid gap-1">
        <h3 className="text-14 font-medium">{t('jackpots.games')}</h3>
        <ul className="grid">
          {pool.games.map(({ gameId, name, rtpText, rtpWithText }) => (
            <li
              key={gameId}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hair py-2 first:border-0"
            >
              <Link href={gameHref(gameId)} className="inline-flex min-h-8 items-center">
                {name}
              </Link>
              <span className="num text-13 text-muted">
                {t('jackpots.rtp', { rtp: share(rtpText), with: share(rtpWithText) })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Terms({ level, pool }: { readonly level: PoolLevel; readonly pool: Pool }) {
  const { t, money, ppm } = useTexts()
  const amount = (value: bigint) => money(value, pool.currency, { symbol: true })
  const lines = [
    level.oneInStaked !== null && t('jackpots.random', { amount: amount(level.oneInStaked) }),
    level.by !== null && t('jackpots.mustHit', { amount: amount(level.by) }),
    t('jackpots.share', { share: ppm(level.sharePpm) }),
    t('jackpots.starts', { amount: amount(level.seed) }),
  ].filter((line) => line !== false)
  return (
    <div className="pl-3 text-13 text-muted">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {level.triggerHash !== null && (
        <details className="mt-0.5">
          <summary className="flex min-h-6 cursor-pointer items-center">{t('jackpots.hash')}</summary>
          <code className="block wrap-anywhere">{level.triggerHash}</code>
        </details>
      )}
    </div>
  )
}
