import { HumanCheckRow } from '#features/account/identity/site/human/human-check-row.tsx'
import { useHumanCheck } from '#features/account/identity/site/human/human-check.ts'
import { JoinPage } from '#features/agents/affiliates/site/join/join-page.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { usePlace } from '#ui/route/place.ts'
import { usePageName } from '../state/page-title.ts'
import { useGo } from '../ways/use-go.ts'

const TOKEN = /^[\w-]{43}$/
const CODE = /^[A-Z0-9]{4,32}$/

export function JoinRoute() {
  const { t } = useTexts()
  usePageName(t('affiliates.join'))
  const { state, through, reset } = useHumanCheck()
  const { search } = usePlace()
  const go = useGo()
  const token = search['status'] ?? ''
  const by = (search['by'] ?? '').toUpperCase()
  return (
    <JoinPage
      human={{ through, reset, row: <HumanCheckRow state={state} onRetry={reset} /> }}
      statusToken={TOKEN.test(token) ? token : null}
      invitedBy={CODE.test(by) ? by : null}
      onCentre={go.affiliate}
    />
  )
}
