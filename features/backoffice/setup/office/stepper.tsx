import clsx from 'clsx'
import { Check, Lock } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { shownSteps, type ShownStep } from '../rules/complete.ts'
import { isShownStep, type Overview } from './shown.ts'

type StepperProps = {
  readonly overview: Overview
  readonly current: ShownStep
  readonly onStep: (step: ShownStep) => void
}

/** The steps with their state: a list beside the form on a desktop, one line with a choice above it on a phone. */
export function Stepper(props: StepperProps) {
  const { t } = useTexts()
  return (
    <>
      <nav aria-label={t('setup.steps')} className="hidden md:block">
        <StepList {...props} />
      </nav>
      <StepChoice {...props} />
    </>
  )
}

function StepList({ overview, current, onStep }: StepperProps) {
  const { t } = useTexts()
  return (
    <ol className="sticky top-6 grid gap-1">
      {overview.steps.map(({ step, state }, at) => {
        const isHere = step === current
        return (
          <li key={step}>
            <button
              type="button"
              disabled={state === 'waiting' || !isShownStep(step)}
              aria-current={isHere ? 'step' : undefined}
              onClick={() => isShownStep(step) && onStep(step)}
              className={clsx(
                'flex w-full items-center gap-3 rounded-control px-3 py-2.5 text-left transition-colors duration-120',
                isHere ? 'bg-raised font-bold' : 'enabled:hover:bg-raised',
                state === 'waiting' ? 'text-faint' : 'text-text',
              )}
            >
              <Mark state={state} at={at + 1} isHere={isHere} />
              <span className="min-w-0 flex-1">{t(`setup.step.${step}`)}</span>
              <span className="sr-only">{t(`setup.state.${state}`)}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

type MarkProps = {
  readonly state: 'done' | 'open' | 'waiting'
  readonly at: number
  readonly isHere: boolean
}

function Mark({ state, at, isHere }: MarkProps) {
  return (
    <span
      aria-hidden
      className={clsx(
        'num grid size-7 shrink-0 place-items-center rounded-full text-12 font-bold',
        state === 'done' && 'bg-action-soft text-action-text',
        state !== 'done' && (isHere ? 'bg-action text-on-action' : 'border border-control text-muted'),
      )}
    >
      {state === 'done' ? <Check size={15} strokeWidth={3} /> : state === 'waiting' ? <Lock size={13} /> : at}
    </span>
  )
}

function StepChoice({ overview, current, onStep }: StepperProps) {
  const { t } = useTexts()
  const states = new Map(overview.steps.map(({ step, state }) => [step, state]))
  const steps = overview.steps.map(({ step }) => step) // counted as on a desktop, with the owner's account
  const done = steps.filter((step) => states.get(step) === 'done').length
  return (
    <div className="grid gap-3 md:hidden">
      <div className="h-1.5 overflow-hidden rounded-full bg-raised" aria-hidden>
        <div
          className="h-full rounded-full bg-action transition-[width] duration-200"
          style={{ width: `${Math.round((100 * done) / steps.length)}%` }}
        />
      </div>
      <SelectField
        label={t('setup.stepOf', { at: steps.indexOf(current) + 1, of: steps.length })}
        value={current}
        onChange={({ target }) => isShownStep(target.value) && onStep(target.value)}
        options={shownSteps.map((step) => ({
          value: step,
          label: `${states.get(step) === 'done' ? '✓ ' : ''}${t(`setup.step.${step}`)}`,
          disabled: states.get(step) === 'waiting',
        }))}
      />
    </div>
  )
}
