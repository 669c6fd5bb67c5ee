import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { Section } from '../rules.ts'
import type { Credit } from './credit-panel.tsx'
import { stepText } from './step-text.ts'

type Step = Credit['steps'][number]

/** What a section moved in a step, in less out. */
function netOf({ sections }: Pick<Step, 'sections'>, section: Section): bigint {
  const own = sections.find((each) => each.section === section)
  return own ? own.moneyIn - own.moneyOut : 0n
}

/** The same by day or month: each begins with what the one before left. Sections that never moved are left out. */
export function CreditSteps({ credit }: { readonly credit: Credit }) {
  const texts = useTexts()
  const { t } = texts
  const { currency } = credit
  const used = credit.sections.filter(({ moneyIn, moneyOut }) => moneyIn > 0n || moneyOut > 0n)
  const rows = credit.steps.filter((step) =>
    step.sections.some(({ moneyIn, moneyOut }) => moneyIn > 0n || moneyOut > 0n),
  )
  if (rows.length === 0) return null
  const columns: Column<Step>[] = [
    {
      key: 'step',
      head: t(credit.by === 'day' ? 'statements.byDay' : 'statements.byMonth'),
      cell: ({ step }) => <span className="whitespace-nowrap">{stepText(texts, step)}</span>,
      total: t('statements.total'),
    },
    ...used.map(({ section }): Column<Step> => ({
      key: section,
      head: t(`statements.section.${section}`),
      figures: true,
      // a day on which nothing moved is quiet to the eye
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
      cell: ({ closing }) => <Amount amount={closing} currency={currency} className="font-medium" />,
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
            <b className="font-medium">{stepText(texts, step.step)}</b>
            <Amount amount={step.closing} currency={currency} className="font-medium" />
          </span>
          {used.map(({ section }) => {
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
