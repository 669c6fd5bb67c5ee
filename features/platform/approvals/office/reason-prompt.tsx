import { useEffect, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'

type Asking = { readonly answer: (reason: string | null) => void }

let show: ((asking: Asking) => void) | null = null

/** Asks the operator why, for a change that another one has to approve; null where they think better of it. */
export function askReason(): Promise<string | null> {
  return new Promise((answer) => (show ? show({ answer }) : answer(null)))
}

/** The frame's own question for the reason of a change that takes two: any room's change may lead to it. */
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
      deed={t('approvals.reasonDo')}
      onReason={finish}
    />
  )
}
