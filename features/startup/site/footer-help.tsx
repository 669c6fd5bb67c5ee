import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { decide } from './analytics.ts'
import { useMeasured } from './use-status.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { RoutesDialog } from './addresses/routes-dialog.tsx'
import { useRoutes } from './addresses/use-routes.ts'

const lineClass = 'flex h-11 items-center hover:text-text md:h-9'

/** In the footer: how the brand is reached, and its other addresses where it has any. */
export function FooterHelp() {
  const { t } = useTexts()
  const [open, setOpen] = useState<'contact' | 'routes' | null>(null)
  const data = useRoutes()
  const close = () => setOpen(null)
  const isMeasured = useMeasured() !== null
  return (
    <>
      <button type="button" className={lineClass} onClick={() => setOpen('contact')}>
        {t('startup.contact')}
      </button>
      {data && data.domainList.length > 0 && (
        <button type="button" className={lineClass} onClick={() => setOpen('routes')}>
          {t('startup.routes')}
        </button>
      )}
      {isMeasured && (
        <button type="button" className={lineClass} onClick={() => decide('unasked')}>
          {t('startup.measureChoice')}
        </button>
      )}
      {open === 'contact' && <ContactDialog onClose={close} />}
      {open === 'routes' && data && (
        <RoutesDialog domains={data.domainList.map(({ domain }) => domain)} onClose={close} />
      )}
    </>
  )
}
