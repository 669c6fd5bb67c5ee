import { useApiMutation } from '#contract/react.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { outbox } from '../contract.ts'
import type { Message } from './messages-panel.tsx'

/** Asks for the reason before a message is sent again; the audit log stores it. */
export function ResendDialog({
  message,
  onClose,
}: {
  readonly message: Message | null
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const api = useApi(outbox)
  const told = useApiMutation(api.resend, { invalidates: [api.messages] })
  const send = (reason: string) => {
    if (!message) return
    const onSuccess = () => {
      toast({ tone: 'good', title: t('outbox.resent') })
      onClose()
    }
    told.mutate({ params: { id: message.id }, body: { reason } }, { onSuccess })
  }
  return (
    <ReasonDialog
      open={message !== null}
      onClose={onClose}
      title={t('outbox.againTitle')}
      text={
        <>
          {message && (
            <b className="mb-2 block font-medium text-text">{`${message.address}: ${message.says}`}</b>
          )}
          {t(message?.state === 'sent' ? 'outbox.againSent' : 'outbox.againText')}
        </>
      }
      action={t('outbox.again')}
      busy={told.isPending}
      error={told.error}
      onReason={send}
    />
  )
}
