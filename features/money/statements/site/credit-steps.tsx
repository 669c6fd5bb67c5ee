import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { Section, SectionSum } from '../rules.ts'
import { usedSections } from '../rules/shown.ts'
import type { CreditShown } from './credit-panel.tsx'
import { stepText } from './step-text.ts'

type Step = CreditShown['steps'][number]

/** A section's net in a step. */
function netOf({ sections }: { readonly sections: readonly SectionSum[] }, section: Section): bigint {
  const own = sections.find((each) => each.section === section)
  return own ? own.moneyIn - own.moneyOut : 0n
}

/** The rounding line: the difference between rows and totals. */
const ROUNDING = '·rounding'

/** The same by day or month: each starts with the previous closing. Sections without movements are omitted. */
export function CreditSteps({ credit }: { readonly credit: CreditShown }) {
  const texts = useTexts()
  const { t } = texts
  const { currency } = credit
  const used = usedSections(credit)
  const steps = credit.steps.filter((step) =>
    step.sections.some(({ moneyIn, moneyOut }) => moneyIn > 0n || moneyOut > 0n),
  )
  const { rounding, closing: end } = credit
  const rows = rounding
    ? [{ step: ROUNDING, opening: end, closing: end, sections: [...rounding] }, ...steps]
    : steps
  const nameOf = (step: string) => (step === ROUNDING ? t('ui.rounding') : stepText(texts.lang, step))
  if (rows.length === 0) return null
  const columns: Column<Step>[] = [
    {
      key: 'step',
      head: t(credit.by === 'day' ? 'statements.byDay' : 'statements.byMonth'),
      cell: ({ step }) => <span className="whitespace-nowrap">{nameOf(step)}</span>,
      total: t('statements.total'),
    },
    ...used.map((section): Column<Step> => ({
      key: section,
      head: t(`statements.section.${section}`),
      figures: true,
      // a day without movements is muted
      cell: (step) => {
        const net = netOf(step, section)
        return net === 0n ? (
          <span className="text-faint">–</span>
        ) : (
          <Amount amount={net} currency={currency} signed />
        )
      },
      total: <Amount amount={netOf(credit, section)} currency={currency} signed />,
    })),
    {
      key: 'closing',
      head: t('statements.closing'),
      figures: true,
      cell: ({ step, closing }) =>
        step !== ROUNDING && <Amount amount={closing} currency={currency} className="font-medium" />,
      total: <Amount amount={credit.closing} currency={currency} />,
    },
  ]
  return (
    <Table
      caption={t('statements.credit')}
      columns={columns}
      rows={rows.toReversed()}
      rowKey={({ step }) => step}
      phone={(step) => (
        <span className="grid gap-1">
          <span className="flex items-baseline justify-between gap-3">
            <b className="font-medium">{nameOf(step.step)}</b>
            {step.step !== ROUNDING && (
              <Amount amount={step.closing} currency={currency} className="font-medium" />
            )}
          </span>
          {used.map((section) => {
            const net = netOf(step, section)
            return net === 0n ? null : (
              <span key={section} className="flex justify-between gap-3 text-12 text-faint">
                {t(`statements.section.${section}`)}
                <Amount amount={net} currency={currency} signed />
              </span>
            )
          })}
        </span>
      )}
    />
  )
}
