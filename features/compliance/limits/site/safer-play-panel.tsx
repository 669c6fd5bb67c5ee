import { Pause } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { BreakCard } from '#features/compliance/exclusions/site/break-card.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { limits } from '../contract/member.ts'
import type { LimitKind } from '../rules/limits.ts'
import { ruleText } from '../words.ts'
import type { Mine } from './figures.ts'
import { HelpCard } from './help-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { LimitCard } from './limit-card.tsx'
import { WaitingLimits } from './waiting-limits.tsx'

const kinds: readonly LimitKind[] = ['deposit', 'loss', 'wager', 'stake', 'time', 'session', 'check', 'hours']

const BREAK = 'safer-play-break'

/** A link to the exclusion card, which is far down the page on a phone. */
function showBreak(): void {
  document.getElementById(BREAK)?.scrollIntoView({ block: 'start' })
}

/** Safer play (RSP-01): limits on money and time, what is used of them, and time-out or self-exclusion. */
export function SaferPlayPanel() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(limits).mine)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1.5">
          <h1 className="max-md:sr-only">{t('limits.title')}</h1>
          <p className="max-w-150 text-muted">{t('limits.lead')}</p>
        </div>
        <Button icon={Pause} onClick={showBreak}>
          {t('exclusions.title')}
        </Button>
      </div>
      <QueryState of={asked} waiting={<Waiting />}>
        {(mine) => <Everything mine={mine} />}
      </QueryState>
    </>
  )
}

function Everything({ mine }: { readonly mine: Mine }) {
  return (
    <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <WaitingLimits mine={mine} />
        <div className="grid gap-4 xl:grid-cols-2">
          {kinds.map((kind) => (
            <LimitCard key={kind} kind={kind} mine={mine} />
          ))}
        </div>
        <div id={BREAK} className="scroll-mt-4">
          <BreakCard />
        </div>
      </div>
      <aside className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <RuleCard mine={mine} />
        <HelpCard />
        <HistoryCard currency={mine.currency} />
      </aside>
    </div>
  )
}

/** Which jurisdiction's rules apply, and why (decision 20). */
function RuleCard({ mine: { rule } }: { readonly mine: Mine }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <section className="panel grid gap-1.5 p-5 text-13 text-muted">
      <p>{ruleText(texts, rule)}</p>
      <p>{t('limits.ruleAge', { age: rule.minimumAge })}</p>
    </section>
  )
}

function Waiting() {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid gap-4 xl:grid-cols-2">
        {kinds.map((kind) => (
          <SkeletonCard key={kind} lines={4} />
        ))}
      </div>
      <SkeletonCard lines={5} />
    </div>
  )
}
