import { Construction, Headset, MapPinOff, RotateCw } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Logo } from '#ui/art/logo.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { openService } from '#features/contact/live-chat/site/open-service.ts'
import { Contacts } from './contacts.tsx'
import { localEnd } from './local-end.ts'
import type { SiteStatus } from './use-status.ts'

export type ClosedPageProps = {
  readonly brand: string
  readonly status: SiteStatus
  readonly isAsking: boolean
  /** External support with play, available also while the site is closed (R16). */
  readonly help: ReactNode
  /** Refetches the status; returns whether the site is still closed. */
  readonly onRetry: () => Promise<boolean>
}

/** Maintenance (1) or blocked by region (2): replaces all pages, with a retry and a contact. */
export function ClosedPage({ brand, status, isAsking, help, onRetry }: ClosedPageProps) {
  const { t } = useTexts()
  const [note, setNote] = useState('')
  const isPlace = status.systemStatus === 2
  const title = t(isPlace ? 'startup.restricted' : 'startup.maintenance')
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
  const retry = async () => {
    setNote(t('startup.retrying'))
    const isStill = await onRetry().catch(() => true)
    setNote(isStill ? t(isPlace ? 'startup.stillRestricted' : 'startup.stillClosed') : '')
  }
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-ground">
      <header className="flex h-14 items-center border-b border-hair px-4 md:h-16 md:px-8">
        <Logo name={brand} />
      </header>
      <main id="content" tabIndex={-1} className="grid place-items-center px-4 py-10 outline-none">
        <div className="grid w-full max-w-110 justify-items-center gap-4 text-center">
          <span className="grid size-20 place-items-center rounded-full bg-action-soft text-action-text">
            {isPlace ? <MapPinOff size={36} aria-hidden /> : <Construction size={36} aria-hidden />}
          </span>
          <h1 className="text-28 text-balance">{title}</h1>
          <p className="text-balance text-muted">
            {t(isPlace ? 'startup.restrictedText' : 'startup.maintenanceText')}
          </p>
          {isPlace ? <Place status={status} /> : <End at={status.maintenanceEnd} />}
          <div className="mt-2 grid w-full gap-2.5 sm:grid-cols-2">
            <Button look="primary" icon={RotateCw} busy={isAsking} onClick={() => void retry()}>
              {t('startup.retry')}
            </Button>
            <Button icon={Headset} onClick={openService}>
              {t('startup.contact')}
            </Button>
          </div>
          <Contacts />
          <p role="status" className="min-h-5 text-13 text-faint">
            {note}
          </p>
          <div className="w-full text-left">{help}</div>
        </div>
      </main>
    </div>
  )
}

/** The expected end, in the visitor's own time zone. */
function End({ at }: { readonly at: Date | null }): ReactNode {
  const { t, lang } = useTexts()
  return (
    <p className="font-medium text-balance">
      {at ? t('startup.endsAt', { at: localEnd(at, lang) }) : t('startup.endsUnknown')}
    </p>
  )
}

function Place({ status: { location } }: { readonly status: SiteStatus }): ReactNode {
  const { t, lang } = useTexts()
  const country = location.country
    ? (new Intl.DisplayNames([lang], { type: 'region' }).of(location.country) ?? location.country)
    : t('startup.countryUnknown')
  return (
    <Facts
      className="panel w-full p-4"
      facts={[
        { key: 'ip', name: t('startup.ip'), value: <span className="num wrap-anywhere">{location.ip}</span> },
        { key: 'country', name: t('startup.country'), value: country },
      ]}
    />
  )
}
