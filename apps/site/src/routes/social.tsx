import { getRouteApi, useRouter } from '@tanstack/react-router'
import { SocialReturn } from '#features/social/site/return-page.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { usePageName } from '../state/page-title.ts'

const route = getRouteApi('/social/$provider')

/** Where Google and Facebook send people back to. */
export function SocialRoute() {
  const { t } = useTexts()
  usePageName(t('auth.login'))
  const { provider } = route.useParams()
  const router = useRouter()
  return <SocialReturn provider={provider} onGo={(path) => router.history.replace(path)} />
}
