import { JoinPage } from '#features/contact/pages/site/join-page.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { usePageName } from '../state/page-title.ts'

export function JoinRoute() {
  const { t } = useTexts()
  usePageName(t('pages.join'))
  return <JoinPage />
}
