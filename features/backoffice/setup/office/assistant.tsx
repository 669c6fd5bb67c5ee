import { PartyPopper } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { setup } from '../contract.ts'
import { shownSteps, type ShownStep } from '../rules/complete.ts'
import type { Overview, StepProps } from './shown.ts'
import { Stepper } from './stepper.tsx'
import { BrandStep } from './steps/brand-step.tsx'
import { CurrencyStep } from './steps/currency-step.tsx'
import { EmailStep, SmsStep } from './steps/delivery-step.tsx'
import { LicenceStep } from './steps/licence-step.tsx'
import { MethodsStep } from './steps/methods-step.tsx'
import { OpenStep } from './steps/open-step.tsx'
import { ProcessorsStep } from './steps/processors-step.tsx'

/** The second operator's enrolment and approval happen elsewhere. */
const EVERY_MS = 5_000

const panels: { readonly [S in ShownStep]: (props: StepProps) => React.ReactNode } = {
  brand: BrandStep,
  currency: CurrencyStep,
  licence: LicenceStep,
  processors: ProcessorsStep,
  methods: MethodsStep,
  email: EmailStep,
  sms: SmsStep,
  open: OpenStep,
}

export type AssistantProps = {
  /** From the URL; null: the first step that is not done. */
  readonly step: ShownStep | null
  readonly onStep: (step: ShownStep) => void
}

/** The first-run assistant behind the login: one step at a time, each saved by itself, in any order. */
export function SetupAssistant({ step, onStep }: AssistantProps) {
  const asked = useApiQuery(useApi(setup).overview, undefined, { everyMs: EVERY_MS })
  return (
    <QueryState of={asked}>
      {(overview) =>
        overview.phase === 'over' ? <Over /> : <Steps overview={overview} step={step} onStep={onStep} />
      }
    </QueryState>
  )
}

export function Over() {
  const { t } = useTexts()
  const action = (
    <a href="/" className={buttonClass({ look: 'primary' })}>
      {t('setup.overDo')}
    </a>
  )
  return (
    <EmptyState icon={PartyPopper} title={t('setup.overTitle')} text={t('setup.overText')} action={action} />
  )
}

function Steps({ overview, step, onStep }: AssistantProps & { readonly overview: Overview }) {
  const current = reachable(overview, step) ?? firstOpen(overview)
  const Panel = panels[current]
  const next = shownSteps[shownSteps.indexOf(current) + 1] ?? 'open'
  const go: StepProps['onStep'] = (to) => to !== 'owner' && onStep(to)
  return (
    <div className="grid items-start gap-6 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10">
      <Stepper overview={overview} current={current} onStep={onStep} />
      <section className="panel min-w-0 p-5 md:p-8">
        <Panel key={current} overview={overview} onDone={() => onStep(next)} onStep={go} />
      </section>
    </div>
  )
}

function reachable({ steps }: Overview, wanted: ShownStep | null): ShownStep | null {
  return steps.some(({ step, state }) => step === wanted && state !== 'waiting') ? wanted : null
}

function firstOpen({ steps }: Overview): ShownStep {
  return (
    shownSteps.find((name) => steps.some(({ step, state }) => step === name && state === 'open')) ?? 'open'
  )
}
