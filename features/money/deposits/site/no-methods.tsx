import { Headphones, WalletCards } from 'lucide-react'
import { openService } from '#features/contact/live-chat/site/open-service.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'

/** A brand without payment methods shows a message instead of an empty form. */
export function NoMethods() {
  const { t } = useTexts()
  return (
    <section className="panel">
      <EmptyState
        icon={WalletCards}
        title={t('deposits.noMethods')}
        text={t('deposits.noMethodsText')}
        action={
          <Button icon={Headphones} onClick={openService}>
            {t('deposits.contactService')}
          </Button>
        }
      />
    </section>
  )
}
