import { useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../action/button.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type ReasonButtonProps = Omit<ButtonProps, 'onClick' | 'children' | 'title' | 'busy'> & {
  /** What the button does; also the name of the dialog's button. */
  readonly label: string
  /** The dialog's title; the label if it is missing. */
  readonly title?: string
  /** What the action means, in the dialog. */
  readonly text: ReactNode
  readonly isDanger?: boolean
  /** The mutation that the reason is sent with. */
  readonly call: { readonly isPending: boolean; readonly error: unknown }
  /** Sends it; `done` closes the dialog. */
  readonly onReason: (reason: string, done: () => void) => void
}

/** A button whose action needs a reason, which the audit log stores. */
export function ReasonButton({
  label,
  title = label,
  text,
  isDanger = false,
  call,
  onReason,
  ...button
}: ReasonButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        text={text}
        action={label}
        isDanger={isDanger}
        busy={call.isPending}
        error={call.error}
        onReason={(reason) => onReason(reason, () => setAsking(false))}
      />
    </>
  )
}
