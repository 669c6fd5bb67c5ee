import { useState, type ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'

/** The state of a call that a decision makes. */
type Call = { readonly isPending: boolean; readonly error: Error | null }

export type DecisionDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly text?: ReactNode
  /** The button's label: the verb and its object, as in the title. */
  readonly action: string
  readonly isDanger?: boolean
  /** The calls that the decision may make: the dialog waits for them and shows why one was refused. */
  readonly calls: readonly Call[]
} & (
  | { readonly onConfirm: () => void; readonly onReason?: never }
  /** Given the reason, of 4 characters or more; the audit log keeps it. */
  | { readonly onReason: (reason: string) => void; readonly onConfirm?: never }
)

/** Confirms a decision on a reviewed order, with a reason where the call takes one. */
export function DecisionDialog({
  calls,
  action,
  text = '',
  onConfirm,
  onReason,
  ...dialog
}: DecisionDialogProps) {
  const { isDanger = false, ...frame } = dialog
  const isPending = calls.some((call) => call.isPending)
  const error = calls.find((call) => call.error)?.error
  if (onReason)
    return (
      <ReasonDialog
        {...frame}
        text={text}
        action={action}
        isDanger={isDanger}
        busy={isPending}
        error={error}
        onReason={onReason}
      />
    )
  return (
    <Dialog
      {...frame}
      text={text}
      width="narrow"
      actions={
        <Button look={isDanger ? 'danger' : 'primary'} busy={isPending} onClick={onConfirm}>
          {action}
        </Button>
      }
    >
      {error && <Failure error={error} />}
    </Dialog>
  )
}

/** Which decision an operator is asked to confirm; `done` closes the dialog and says what happened. */
export function useDecision<Name extends string>() {
  const [asked, ask] = useState<Name | null>(null)
  const close = () => ask(null)
  const done = (title: string) => {
    close()
    toast({ tone: 'good', title })
  }
  return { asked, ask, close, done }
}
