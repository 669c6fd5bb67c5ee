import '#features/compliance/exclusions/site/exclusion-store.ts' // explains a login that an exclusion refuses
import { SocialReturn } from '#features/account/social-login/site/return-page.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { navigate, usePlace } from '#ui/route/place.ts'
import { usePageName } from '../state/page-title.ts'

/** The target of Google's and Facebook's redirects. */
export function SocialRoute() {
  const { t } = useTexts()
  usePageName(t('auth.login'))
  const provider = usePlace().pathname.split('/').at(-1) ?? ''
  return <SocialReturn provider={provider} onGo={(path) => void navigate({ href: path, replace: true })} />
}
