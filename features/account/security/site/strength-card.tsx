import clsx from 'clsx'
import { ChevronRight, ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import type { Reply } from '#contract/route.ts'
import type { security } from '../contract.ts'
import type { SecurityMethodName } from '../rules/strength.ts'

export type Overview = Reply<(typeof security)['overview']>

const tones = {
  weak: { text: 'text-danger', stroke: 'stroke-danger' },
  fair: { text: 'text-warning', stroke: 'stroke-warning' },
  strong: { text: 'text-action-text', stroke: 'stroke-action' },
}

/** How secure the account is, with a button for each improvement. */
export function StrengthCard({
  overview,
  onAdd,
}: {
  readonly overview: Overview
  readonly onAdd: (what: SecurityMethodName) => void
}) {
  const { t } = useTexts()
  const { score, level, missing } = overview
  const Icon = level === 'strong' ? ShieldCheck : ShieldAlert
  return (
    <section className="panel grid items-center gap-5 p-5 md:grid-cols-[auto_minmax(0,1fr)] md:gap-8 md:p-6">
      <div className="flex items-center gap-5">
        <Ring score={score} stroke={tones[level].stroke}>
          <Icon size={34} className={tones[level].text} aria-hidden />
        </Ring>
        <div>
          <h2 className="text-13 font-medium text-muted">{t('security.strength')}</h2>
          <p className={clsx('text-28 font-bold tracking-tight', tones[level].text)}>
            {t(`security.level.${level}`)}
          </p>
          <p className="num text-13 text-faint">{t('security.score', { score })}</p>
        </div>
      </div>
      {missing.length === 0 ? (
        <p className="text-muted md:justify-self-end">{t('security.whole')}</p>
      ) : (
        <div className="min-w-0">
          <h3 className="mb-2 text-13 font-medium text-muted">{t('security.missing')}</h3>
          <ul className="flex flex-wrap gap-2">
            {missing.map((what) => (
              <li key={what}>
                <button
                  type="button"
                  onClick={() => onAdd(what)}
                  className="hit inline-flex min-h-9 items-center gap-1.5 rounded-control bg-raised py-1.5 pr-2 pl-3.5 text-left text-13 font-medium transition-colors duration-120 hover:bg-line"
                >
                  {t(`security.add.${what}`)}
                  <ChevronRight size={16} className="shrink-0 text-faint" aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const RADIUS = 42
const ROUND = 2 * Math.PI * RADIUS

function Ring({
  score,
  stroke,
  children,
}: {
  readonly score: number
  readonly stroke: string
  readonly children: React.ReactNode
}) {
  return (
    <span className="relative grid size-24 shrink-0 place-items-center">
      <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" aria-hidden>
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="8" className="stroke-raised" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${(ROUND * score) / 100} ${ROUND}`}
          className={clsx('transition-[stroke-dasharray] duration-500 ease-out', stroke)}
        />
      </svg>
      {children}
    </span>
  )
}
