import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { recovery } from '../contract.ts'

export type StartRecoveryProps = { readonly memberId: bigint; readonly account: string }

/** Emails a member the password reset link, with a reason for the audit log. */
export function StartRecovery({ memberId, account }: StartRecoveryProps) {
  const { t } = useTexts()
  const start = useApiMutation(useApi(recovery).start)
  const [isAsking, setAsking] = useState(false)
  const send = (reason: string) =>
    start.mutate(
      { params: { id: memberId }, body: { reason } },
      {
        onSuccess: ({ sentTo }) => {
          setAsking(false)
          toast({ tone: 'good', title: t('recovery.started', { address: sentTo }) })
        },
      },
    )
  return (
    <>
      <Button size="sm" icon={KeyRound} onClick={() => setAsking(true)}>
        {t('recovery.start')}
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('recovery.start')}
        text={t('recovery.startText', { account })}
        action={t('recovery.start')}
        busy={start.isPending}
        error={start.error}
        onReason={send}
      />
    </>
  )
}
