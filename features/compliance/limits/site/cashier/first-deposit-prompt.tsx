import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { limits } from '../../contract/member.ts'
import { LimitDialog } from '../limit-dialog.tsx'

/** Prompts for limits before the first deposit (R2); renders nothing once answered. */
export function FirstDepositPrompt() {
  const { t } = useTexts()
  const api = useApi(limits)
  const { data } = useApiQuery(api.mine)
  const answer = useApiMutation(api.answerPrompt, { invalidates: [api.mine] })
  const [isOpen, setOpen] = useState(false)
  const limit = data?.limits.find(({ kind, period }) => kind === 'deposit' && period === 'month')
  if (!data?.needsPrompt || !limit) return null
  return (
    <section className="panel mb-4 grid gap-4 p-5 md:grid-cols-[40px_minmax(0,1fr)_auto] md:items-center">
      <span className="grid size-10 place-items-center rounded-control bg-action-soft text-action-text max-md:hidden">
        <ShieldCheck size={20} aria-hidden />
      </span>
      <div>
        <h2 className="text-16">{t('limits.prompt')}</h2>
        <p className="text-13 text-muted">{t('limits.promptText')}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button busy={answer.isPending} onClick={() => answer.mutate({ body: {} })}>
          {t('limits.promptNone')}
        </Button>
        <Button onClick={() => setOpen(true)}>{t('limits.promptSet')}</Button>
      </div>
      {answer.error && (
        <div className="md:col-span-3">
          <Failure error={answer.error} />
        </div>
      )}
      <LimitDialog open={isOpen} limit={limit} mine={data} onClose={() => setOpen(false)} />
    </section>
  )
}
