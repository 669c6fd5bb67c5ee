import { FairnessPage } from '#features/rounds/site/fairness/fairness-page.tsx'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { usePageTitle } from '../state/page-title.ts'

const route = getRouteApi('/fairness')

export function FairnessRoute() {
  usePageTitle('shell.fairness')
  const { check } = route.useSearch()
  const navigate = useNavigate()
  return (
    <FairnessPage
      roundId={check ?? null}
      onRound={(roundId) =>
        void navigate({ to: '/fairness', search: roundId ? { check: roundId } : {}, replace: true })
      }
    />
  )
}
