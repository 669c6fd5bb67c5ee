import { NoticePage } from '#features/contact/notices/site/notice-page.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { usePageName } from '../state/page-title.ts'

export function NoticesRoute() {
  const { t } = useTexts()
  usePageName(t('notices.title'))
  return <NoticePage />
}
