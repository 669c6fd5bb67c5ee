import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { fraud } from '../contract.ts'
import type { Flag } from './fraud-words.ts'

export type BulkBarProps = { readonly flags: readonly Flag[]; readonly onDone: () => void }

/** Actions on the marked flags; flags of other operators are skipped, and the result says how many. */
export function BulkBar({ flags, onDone }: BulkBarProps) {
  const { t } = useTexts()
  const api = useApi(fraud)
  const tells = { invalidates: [api.flags, { key: 'workQueues.list' }] } as const
  const claim = useApiMutation(api.claim, tells)
  const clear = useApiMutation(api.clearAll, tells)
  const [isAsking, setAsking] = useState(false)
  if (flags.length === 0) return null
  const ids = flags.map(({ id }) => id)
  const after = (done: 'bulkClaimed' | 'bulkCleared') => (reply: { done: number; skipped: number }) => {
    const text = reply.skipped ? t('risk.bulkSkipped', { count: reply.skipped }) : undefined
    toast({ tone: 'good', title: t(`risk.${done}`, { count: reply.done }), ...(text ? { text } : {}) })
    setAsking(false)
    onDone()
  }
  return (
    <div className="sticky top-0 z-2 flex flex-wrap items-center gap-2 border-b border-hair bg-raised px-4 py-2">
      <span className="text-13 font-medium" role="status">
        {t('risk.marked', { count: flags.length })}
      </span>
      <Button
        size="sm"
        busy={claim.isPending}
        onClick={() => claim.mutate({ body: { ids } }, { onSuccess: after('bulkClaimed') })}
      >
        {t('risk.claim')}
      </Button>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('risk.clearMarked')}
      </Button>
      <Button size="sm" look="ghost" onClick={onDone}>
        {t('risk.unmark')}
      </Button>
      {claim.error && <Failure error={claim.error} />}
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('risk.clearMarkedTitle', { count: flags.length })}
        text={t('risk.clearText')}
        action={t('risk.clearMarked')}
        busy={clear.isPending}
        error={clear.error}
        onReason={(reason) => clear.mutate({ body: { ids, reason } }, { onSuccess: after('bulkCleared') })}
      />
    </div>
  )
}
