import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import type { May } from '#ui/route/office.ts'
import { promotionBuilderOffice } from '../../contract/builder.ts'
import { promotionsOffice } from '../../contract/office.ts'
import type { Row } from '../promotions-panel.tsx'
import { DryRunView } from './dry-run-view.tsx'

/** The dry run of a draft: what the second operator sees before the launch. */
export function PromotionTrial({ row, may }: { readonly row: Row; readonly may: May }) {
  const { t } = useTexts()
  const { id, state, dryRun, data, currency } = row
  const api = useApi(promotionBuilderOffice)
  const run = useApiMutation(api.dryRun, { invalidates: [useApi(promotionsOffice).list] })
  if (state !== 'draft' && !dryRun) return null
  return (
    <section className="mt-5 grid gap-3 border-t border-hair pt-4">
      <h3 className="text-16">{t('promotionsOffice.dryRun')}</h3>
      {dryRun ? (
        <DryRunView run={dryRun} gift={data.gift.kind} currency={currency} />
      ) : (
        <p className="text-13 text-muted">{t('promotionsOffice.dryRunNone')}</p>
      )}
      {state === 'draft' && may('promotions.see') && (
        <Button
          size="sm"
          className="justify-self-start"
          busy={run.isPending}
          onClick={() => run.mutate({ params: { id } })}
        >
          {t('promotionsOffice.dryRunNow')}
        </Button>
      )}
      {run.error && <Failure error={run.error} />}
    </section>
  )
}
