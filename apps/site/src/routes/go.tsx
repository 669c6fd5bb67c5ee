import { useCallback } from 'react'
import { LandingPage, type LandingPageProps } from '#features/agents/affiliates/site/join/landing-page.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { navigate, usePlace } from '#ui/route/place.ts'
import { useBrand } from '../state/use-brand.ts'
import { usePageName } from '../state/page-title.ts'

const paths = { home: '/index', register: '/register', promotions: '/promotions' } as const

/** The target of affiliates' links. */
export function GoRoute() {
  const { t } = useTexts()
  const { name } = useBrand()
  usePageName(t('affiliates.landing.title', { brand: name }))
  const { pathname, search } = usePlace()
  const onLanding = useCallback<LandingPageProps['onLanding']>(
    (landing) => void navigate({ href: paths[landing], replace: true }),
    [],
  )
  return (
    <LandingPage
      brand={name}
      code={pathname.split('/').at(-1) ?? ''}
      subId={search['sub'] ?? ''}
      onLanding={onLanding}
    />
  )
}
