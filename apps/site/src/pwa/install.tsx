import { Download } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Installed } from '#features/contact/pages/site/down-page.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { install, installState, onInstall } from './install-offer.ts'

/** Installs the site on this device, where its browser supports that. */
export function InstallButton() {
  const { t } = useTexts()
  const state = useSyncExternalStore(onInstall, installState, () => 'none' as const)
  if (state === 'none') return null
  if (state === 'installed') return <Installed />
  return (
    <Button look="primary" size="lg" icon={Download} onClick={() => void install()}>
      {t('pages.downNow')}
    </Button>
  )
}
