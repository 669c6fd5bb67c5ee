import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { decide } from './analytics.ts'
import { useMeasured } from './use-status.ts'
import { openService } from '#features/contact/live-chat/site/open-service.ts'
import { RoutesDialog } from './addresses/routes-dialog.tsx'
import { useRoutes } from './addresses/use-routes.ts'

const lineClass = 'flex h-11 items-center hover:text-text md:h-9'

/** In the footer: the brand's contacts, and its other addresses if it has any. */
export function FooterHelp() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const routes = useRoutes()
  const isMeasured = useMeasured() !== null
  return (
    <>
      <button type="button" className={lineClass} onClick={openService}>
        {t('startup.contact')}
      </button>
      {routes.length > 0 && (
        <button type="button" className={lineClass} onClick={() => setOpen(true)}>
          {t('startup.routes')}
        </button>
      )}
      {isMeasured && (
        <button type="button" className={lineClass} onClick={() => decide('unasked')}>
          {t('startup.measureChoice')}
        </button>
      )}
      {isOpen && <RoutesDialog domains={routes.map(({ domain }) => domain)} onClose={() => setOpen(false)} />}
    </>
  )
}
