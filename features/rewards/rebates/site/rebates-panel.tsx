import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { rebates } from '../contract/member.ts'
import { ProgramCard } from './program-card.tsx'
import { RebateRules } from './rebate-rules.tsx'
import { StatementDrawer } from './statement-drawer.tsx'
import { StatementList } from './statement-list.tsx'

export type Overview = Reply<typeof rebates.overview>

/** Cashback (manualRebate, MEM-07): what can be claimed, what play has earned so far by category, and all statements. */
export function RebatesPanel() {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(rebates).overview)
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      <h1 className="max-md:sr-only">{t('member.manualRebate')}</h1>
      <p className="mb-4 text-13 text-muted">{t('rebates.text')}</p>
      <QueryState of={asked} waiting={<SkeletonCard lines={5} />}>
        {(overview) => (
          <div className="grid gap-4">
            <ClaimCard overview={overview} />
            {overview.programs.map((program) => (
              <ProgramCard
                key={program.program}
                program={program}
                level={overview.level}
                currency={overview.currency}
              />
            ))}
            <StatementList onOpen={setChosen} />
            {overview.programs.length > 0 && <RebateRules />}
          </div>
        )}
      </QueryState>
      <StatementDrawer id={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

/** The sum of all statements that wait, claimed with one button. */
function ClaimCard({ overview: { claimable, claims, carried, currency } }: { readonly overview: Overview }) {
  const texts = useTexts()
  const { t, money } = texts
  const api = useApi(rebates)
  const claim = useApiMutation(api.claim, { invalidates: [api.overview, api.statements] })
  const send = () =>
    claim.mutate(
      {},
      {
        onSuccess: ({ amount }) =>
          toast({
            title: t('rebates.claimed'),
            text: t('rebates.claimedText', { amount: money(amount, currency, { symbol: true }) }),
            tone: 'good',
          }),
        onError: (error) => toast({ title: errorWords(texts, error), tone: 'danger' }),
      },
    )
  const owed = carried.filter(({ amount }) => amount < 0n)
  return (
    <section className="panel grid gap-4 p-4 md:p-5" aria-label={t('rebates.toClaim')}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h2 className="text-13 font-medium text-muted">{t('rebates.toClaim')}</h2>
          <p className="text-28 font-semibold">
            <Amount amount={claimable} currency={currency} symbol />
          </p>
          <p className="text-13 text-muted">
            {claims > 0 ? t('rebates.claims', { count: claims }) : t('rebates.noClaims')}
          </p>
        </div>
        {claims > 0 && (
          <Button look="primary" busy={claim.isPending} onClick={send} className="max-sm:w-full">
            {t('rebates.claimAll')}
          </Button>
        )}
      </div>
      {owed.map(({ program, amount }) => (
        <Notice key={program}>
          {t('rebates.owed', {
            program: t(`rebates.program.${program}`),
            amount: money(-amount, currency, { symbol: true }),
          })}
        </Notice>
      ))}
    </section>
  )
}
