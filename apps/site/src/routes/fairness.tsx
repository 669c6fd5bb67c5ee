import { FairnessPage } from '#features/play/rounds/site/fairness/fairness-page.tsx'
import { navigate, usePlace } from '#ui/route/place.ts'
import { readFairnessSearch } from '../paths.ts'
import { usePageTitle } from '../state/page-title.ts'

export function FairnessRoute() {
  usePageTitle('shell.fairness')
  const { check } = readFairnessSearch(usePlace().search)
  return (
    <FairnessPage
      roundId={check ?? null}
      onRound={(roundId) =>
        void navigate({ to: '/fairness', search: roundId ? { check: roundId } : {}, replace: true })
      }
    />
  )
}
