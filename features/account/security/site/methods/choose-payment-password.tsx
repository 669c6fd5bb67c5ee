import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { ProofDialog } from '../proof/proof-dialog.tsx'
import { useFresh } from '../proof/use-fresh.ts'
import { SecurityMethodRow } from './method-row.tsx'
import { PaymentPasswordDialog } from './password-dialogs.tsx'

/** For pages that need a payment password when none is set: explains it and links to the dialog. */
export function ChoosePaymentPassword() {
  const { t } = useTexts()
  const fresh = useFresh()
  const [isOpen, setOpen] = useState(false)
  const open = () => void fresh(() => setOpen(true))
  const again = () => {
    setOpen(false)
    open()
  }
  return (
    <>
      <SecurityMethodRow
        icon={KeyRound}
        isOn={false}
        title={t('security.payment')}
        state={<Status tone="waiting">{t('security.notSet')}</Status>}
        text={t('security.paymentText')}
        action={
          <Button size="sm" look="primary" onClick={open}>
            {t('security.set')}
          </Button>
        }
      />
      <PaymentPasswordDialog isOpen={isOpen} onClose={() => setOpen(false)} onStale={again} />
      <ProofDialog />
    </>
  )
}
