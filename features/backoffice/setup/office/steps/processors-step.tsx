import { Landmark } from 'lucide-react'
import { ProcessorsPanel } from '#features/money/payments/office/processors/processors-panel.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { setup } from '../../contract.ts'
import type { Overview, StepProps } from '../shown.ts'
import { StepFoot, StepFrame } from '../step-frame.tsx'
import { useSave } from '../use-save.ts'

/** Every processor that the installation has an adapter for: real or sandbox, connected or not, and its keys. */
export function ProcessorsStep({ overview: { processors }, onDone, onStep }: StepProps) {
  const { t } = useTexts()
  const api = useApi(setup)
  const { isBusy, error, save } = useSave()
  const confirm = () => save([() => api.confirm({ params: { step: 'processors' } })], onDone)
  return (
    <StepFrame title={t('setup.processors.title')} lead={t('setup.processors.lead')}>
      {processors.length === 0 ? (
        <EmptyState
          icon={Landmark}
          title={t('setup.processors.none')}
          text={t('setup.processors.noneText')}
        />
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <Kinds processors={processors} />
          <ProcessorsPanel mayChange isPart />
        </div>
      )}
      <StepFoot
        error={error}
        isBusy={isBusy}
        label={t('setup.continue')}
        onBack={() => onStep('licence')}
        onNext={() => void confirm()}
      />
    </StepFrame>
  )
}

function Kinds({ processors }: Pick<Overview, 'processors'>) {
  const { t } = useTexts()
  return (
    <ul aria-label={t('setup.processors.kinds')} className="grid gap-2">
      {processors.map(({ name, isSandbox, isReady }) => (
        <li
          key={name}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-control border border-hair px-4 py-3"
        >
          <span className="grid">
            <b className="font-medium capitalize">{name}</b>
            <span className="text-12 text-faint">
              {t(isSandbox ? 'setup.processors.sandbox' : 'setup.processors.real')}
            </span>
          </span>
          <Status tone={isSandbox ? 'waiting' : isReady ? 'good' : 'plain'}>
            {t(isReady ? 'setup.processors.ready' : 'setup.processors.unready')}
          </Status>
        </li>
      ))}
    </ul>
  )
}
