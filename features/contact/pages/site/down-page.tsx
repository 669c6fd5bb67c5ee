import { Apple, Check, Download, Smartphone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/action/button.tsx'
import { Qr } from '#ui/art/qr.tsx'
import { Copyable } from '#ui/data/copyable.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { pages } from '../contract/member.ts'
import { phoneOf } from '../rules.ts'

type Resource = Reply<typeof pages.resources>['list'][number]

const own = phoneOf({ agent: navigator.userAgent, touchPoints: navigator.maxTouchPoints })

/** Put the current device's kind first. */
function ownFirst(one: Resource, other: Resource): number {
  return Number(other.resourceType === own.kind) - Number(one.resourceType === own.kind)
}

const STALE_MS = 300_000

export type DownPageProps = {
  readonly brand: string
  /** Installs the site on this device, if its browser supports that. */
  readonly install: ReactNode
}

/** The app for both kinds of phone: a QR code, and how to install it (SHL-19). */
export function DownPage({ brand, install }: DownPageProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(pages).resources, undefined, { staleMs: STALE_MS })
  const waiting = (
    <div className="grid gap-5 lg:grid-cols-2">
      <SkeletonCard lines={9} />
      <SkeletonCard lines={9} />
    </div>
  )
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-150">
          <h1 className="text-28">{t('pages.down')}</h1>
          <p className="mt-1.5 text-16 text-muted">{t('pages.downLead', { brand })}</p>
        </div>
        {install}
      </div>
      <QueryState of={asked} waiting={waiting}>
        {({ list }) => (
          <div className="grid gap-5 lg:grid-cols-2">
            {[...list].toSorted(ownFirst).map((resource) => (
              <Device key={resource.resourceType} resource={resource} brand={brand} />
            ))}
          </div>
        )}
      </QueryState>
    </div>
  )
}

const looks = {
  IOS: { icon: Apple, name: 'pages.ios' },
  ANDROID: { icon: Smartphone, name: 'pages.android' },
} as const satisfies Record<Resource['resourceType'], { icon: LucideIcon; name: string }>

function Device({ resource, brand }: { readonly resource: Resource; readonly brand: string }) {
  const { t } = useTexts()
  const { icon: Icon, name } = looks[resource.resourceType]
  const address = resource.url.replace(/^https?:\/\//, '')
  return (
    <section className="panel flex flex-col gap-5 p-5 md:p-7">
      <h2 className="flex items-center gap-2.5 text-22">
        <Icon size={24} aria-hidden />
        {t(name)}
      </h2>
      {resource.resourceType === own.kind && !own.mayInstall && (
        <Notice tone="warning">{t(own.kind === 'IOS' ? 'pages.notSafari' : 'pages.inApp')}</Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {/* a link for the phone in use; the QR code below is for another phone */}
        <div className="grid gap-3 max-md:order-last">
          <Qr text={resource.qrCodeUrl} size={148} label={t('pages.qrOf', { address })} />
          <p className="text-muted md:hidden">{t('pages.scanOther')}</p>
        </div>
        <div className="grid min-w-44 flex-1 justify-items-start gap-3">
          <p className="text-muted max-md:hidden">{t('pages.scan')}</p>
          <Copyable
            text={resource.url}
            shown={address}
            what={t('pages.address')}
            className="max-w-full text-13"
          />
          <a
            href={resource.url}
            className={buttonClass({ look: 'outline' })}
            {...(resource.kind === 'file' ? { download: true } : {})}
          >
            <Download size={18} aria-hidden />
            {t(resource.kind === 'file' ? 'pages.openFile' : 'pages.openSite')}
          </a>
        </div>
      </div>
      <div>
        <h3 className="mb-3">{t('pages.guide')}</h3>
        <ol className="grid gap-3">
          {useSteps(resource, address, brand).map((step, at) => (
            <li key={step} className="grid grid-cols-[28px_minmax(0,1fr)] gap-3">
              <span className="num grid size-7 place-items-center rounded-full bg-raised text-12 font-semibold">
                {at + 1}
              </span>
              <span className="pt-0.5">{step}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** On an iPhone only Safari installs; a configuration profile is installed manually from iOS 17 on (§1). */
function useSteps({ resourceType, kind }: Resource, address: string, brand: string): readonly string[] {
  const { t } = useTexts()
  if (resourceType === 'IOS')
    return kind === 'file'
      ? [t('pages.iosFile1'), t('pages.iosFile2'), t('pages.iosFile3'), t('pages.iosFile4', { brand })]
      : [t('pages.iosSite1', { address }), t('pages.iosSite2'), t('pages.iosSite3')]
  return kind === 'file'
    ? [t('pages.androidFile1'), t('pages.androidFile2'), t('pages.androidFile3')]
    : [t('pages.androidSite1', { address }), t('pages.androidSite2'), t('pages.androidSite3')]
}

/** Shown if the app is installed already. */
export function Installed() {
  const { t } = useTexts()
  return (
    <p className="flex h-11 items-center gap-2 font-medium text-action-text">
      <Check size={18} aria-hidden />
      {t('pages.downDone')}
    </p>
  )
}
