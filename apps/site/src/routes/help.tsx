import { HelpPage } from '#features/contact/pages/site/help-page.tsx'
import { topicOf } from '#features/contact/pages/rules.ts'
import { useTexts } from '#texts/use-texts.ts'
import { usePlace } from '#ui/route/place.ts'
import { ServiceButton } from '../shell/service-button.tsx'
import { usePageName } from '../state/page-title.ts'

/** The help centre; under /helpmc without a header, for apps that embed it. */
export function HelpRoute() {
  const { t } = useTexts()
  const { pathname, search } = usePlace()
  const topic = topicOf(search['topic'])
  usePageName(topic ? t(`pages.topic.${topic}`) : t('pages.questions'))
  return <HelpPage topic={topic} question={search['q'] ?? null} path={pathname} service={<ServiceButton />} />
}
