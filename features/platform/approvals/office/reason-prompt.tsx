import { useEffect, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'

type Asking = { readonly answer: (reason: string | null) => void }

let show: ((asking: Asking) => void) | null = null

/** Asks the operator for a reason, for a change that needs approval; null if they cancel. */
export function askReason(): Promise<string | null> {
  return new Promise((answer) => (show ? show({ answer }) : answer(null)))
}

/** The shell's dialog for the reason of a change that needs approval; any page's change may open it. */
export function ReasonPrompt() {
  const { t } = useTexts()
  const [asking, setAsking] = useState<Asking | null>(null)
  useEffect(() => {
    show = setAsking
    return () => {
      show = null
    }
  }, [])
  const finish = (given: string | null) => {
    asking?.answer(given)
    setAsking(null)
  }
  return (
    <ReasonDialog
      open={asking !== null}
      onClose={() => finish(null)}
      title={t('approvals.reasonTitle')}
      text={t('approvals.reasonText')}
      label={t('approvals.reason')}
      action={t('approvals.reasonDo')}
      onReason={finish}
    />
  )
}
