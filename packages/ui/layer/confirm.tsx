import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '../action/button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmProps = {
  readonly open: boolean
  readonly title: ReactNode
  readonly text?: ReactNode
  /** The name of the action, never "OK". */
  readonly action: string
  readonly keep?: string
  readonly danger?: boolean
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Confirmation before an irreversible action. The safe answer has the focus. */
export function Confirm({
  open,
  title,
  text,
  action,
  keep,
  danger = false,
  busy = false,
  onConfirm,
  onClose,
  children,
}: ConfirmProps) {
  const { t } = useTexts()
  const actions = (
    <>
      <Button onClick={onClose} data-focus="">
        {keep ?? t('ui.cancel')}
      </Button>
      <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {action}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      width="narrow"
      mustAnswer
      actions={actions}
    >
      {children}
    </Dialog>
  )
}
