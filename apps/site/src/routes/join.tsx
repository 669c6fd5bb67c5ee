import { HumanCheckRow } from '#features/account/identity/site/human/human-check-row.tsx'
import { useHumanCheck } from '#features/account/identity/site/human/human-check.ts'
import { JoinPage } from '#features/contact/pages/site/join-page.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { usePageName } from '../state/page-title.ts'

export function JoinRoute() {
  const { t } = useTexts()
  usePageName(t('pages.join'))
  const { state, through, reset } = useHumanCheck()
  return <JoinPage human={{ through, reset, row: <HumanCheckRow state={state} onRetry={reset} /> }} />
}
