import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { exclusionsOffice } from '../contract/office.ts'

export type ExcludeButtonProps = { readonly member: bigint; readonly account: string }

/** Excludes a member immediately, with a reason; lifting it needs two operators. */
export function ExcludeButton({ member, account }: ExcludeButtonProps) {
  const { t } = useTexts()
  const api = useApi(exclusionsOffice)
  const told = useApiMutation(api.exclude, { invalidates: [api.list, { key: 'limitsOffice.member' }] })
  const [isOpen, setOpen] = useState(false)
  const send = (reason: string) => {
    const after = () => {
      toast({ tone: 'good', title: t('exclusions.office.excluded', { account }) })
      setOpen(false)
    }
    told.mutate({ params: { member }, body: { days: null, reason } }, { onSuccess: after })
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('exclusions.office.exclude')}
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('exclusions.office.excludeTitle', { account })}
        text={t('exclusions.office.excludeText')}
        action={t('exclusions.office.exclude')}
        isDanger
        busy={told.isPending}
        error={told.error}
        onReason={send}
      />
    </>
  )
}
