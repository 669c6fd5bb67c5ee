import { useId, type ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import type { FieldOf } from '../form/errors/field-name.ts'
import { FormFailure } from '../form/errors/form-failure.tsx'
import { Dialog } from '../layer/dialog.tsx'

type FormDialogProps = {
  readonly onClose: () => void
  readonly title: string
  readonly text: string
  /** What its button does. */
  readonly action: string
  /** Whether what is typed can be sent; Enter waits for it, too. */
  readonly isReady: boolean
  /** The mutation that it is sent with. */
  readonly call: { readonly isPending: boolean; readonly error: unknown }
  /** The inputs that refusals are about (`FormFailure`). */
  readonly fields?: FieldOf
  readonly onSend: () => void
  /** Its fields. */
  readonly children: ReactNode
}

/** A short form above the page, mounted when it is opened: its fields, a button that waits until they are filled, its error. */
export function FormDialog({
  onClose,
  title,
  text,
  action,
  isReady,
  call,
  fields = {},
  onSend,
  children,
}: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={title}
      text={text}
      actions={
        <Button type="submit" form={id} look="primary" busy={call.isPending} disabled={!isReady}>
          {action}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault()
          if (isReady) onSend()
        }}
      >
        {children}
        <FormFailure error={call.error} fields={fields} />
      </form>
    </Dialog>
  )
}
