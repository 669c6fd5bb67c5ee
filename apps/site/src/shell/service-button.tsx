import { Headphones } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { openService } from '#features/contact/live-chat/site/open-service.ts'

/** Opens the conversation with customer service. */
export function ServiceButton() {
  const { t } = useTexts()
  return (
    <Button icon={Headphones} onClick={openService}>
      {t('shell.customerService')}
    </Button>
  )
}
