import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import type { SetupStep } from '../../rules/complete.ts'
import type { Overview } from '../shown.ts'

type ChecklistProps = { readonly gaps: Overview['gaps']; readonly onStep: (step: SetupStep) => void }

/** Everything that is missing, each with the way to its step: what keeps the site closed first. */
export function Checklist({ gaps, onStep }: ChecklistProps) {
  const { t } = useTexts()
  const required = gaps.filter(({ isRequired }) => isRequired)
  const advised = gaps.filter(({ isRequired }) => !isRequired)
  return (
    <div className="grid gap-5">
      {required.length === 0 ? (
        <p className="flex items-center gap-2.5 font-medium">
          <CircleCheck size={20} className="text-action-text" aria-hidden />
          {t('setup.open.complete')}
        </p>
      ) : (
        <Group title={t('setup.open.required')} gaps={required} onStep={onStep} />
      )}
      {advised.length > 0 && <Group title={t('setup.open.advised')} gaps={advised} onStep={onStep} />}
    </div>
  )
}

function Group({ title, gaps, onStep }: ChecklistProps & { readonly title: string }) {
  const { t } = useTexts()
  return (
    <section className="grid gap-2.5">
      <h2 className="text-16">{title}</h2>
      <ul className="grid gap-2">
        {gaps.map(({ code, step, isRequired }) => (
          <li
            key={code}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-hair px-4 py-3"
          >
            {isRequired ? (
              <CircleAlert size={18} className="shrink-0 text-warning" aria-hidden />
            ) : (
              <Info size={18} className="shrink-0 text-info" aria-hidden />
            )}
            <span className="min-w-0 flex-1 basis-48">{t(`setup.gap.${code}`)}</span>
            {step !== 'open' && (
              <Button size="sm" onClick={() => onStep(step)}>
                {t('setup.open.fix', { step: t(`setup.step.${step}`) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
