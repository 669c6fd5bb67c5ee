import { takeOut } from '#features/platform/audit/public.ts'
import { brandsFor } from '#features/contact/notices/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { supportMetrics } from './contract.ts'
import { supportSections, figures, type SupportSection, type FigureUnit } from './rules.ts'
import { deskOf, figuresOf } from './store.ts'

type Report = typeof supportMetrics.report
const DAY_MS = 86_400_000
const USUAL_DAYS = 30

type Span = { readonly merchant: string; readonly from: Date; readonly now: Date }

export type Figure = { readonly name: string; readonly unit: FigureUnit; readonly value: number | null }

async function sectionOf(app: App, section: SupportSection, span: Span) {
  const found = await figuresOf(app.db, section, span)
  const list = Object.entries(figures[section]).map(([name, unit]): Figure => ({
    name,
    unit,
    value: found[name] ?? null,
  }))
  return { section, figures: list }
}

/** Queries the sections one after the other, so that a report does not occupy connections that bets need. */
async function sectionsOf(app: App, span: Span) {
  const sections = []
  for (const section of supportSections) sections.push(await sectionOf(app, section, span))
  return sections
}

const spanOf = (merchant: string, days: number, now: Date): Span => ({
  merchant,
  from: new Date(now.getTime() - days * DAY_MS),
  now,
})

export async function showCare(app: App, { query }: Given<Report>, call: CallFor<Report>) {
  const span = spanOf(query.merchant ?? call.merchant.code, query.days ?? USUAL_DAYS, call.now)
  const brands = await brandsFor(app, call.operator)
  const sections = await sectionsOf(app, span)
  return {
    brands,
    merchant: span.merchant,
    from: span.from,
    sections,
    desk: await deskOf(app.db, span),
  }
}

type Line = Figure & { readonly section: SupportSection }

export async function takeCare(
  app: App,
  { body: { merchant, days } }: Given<typeof supportMetrics.file>,
  call: CallFor<typeof supportMetrics.file>,
) {
  const sections = await sectionsOf(app, spanOf(merchant, days, call.now))
  const lines: Line[] = sections.flatMap(({ section, figures: list }) =>
    list.map((figure) => ({ section, ...figure })),
  )
  const words = (key: string) => app.words(call.language, key)
  return takeOut<Line>(app, call, {
    name: `care-${merchant}`,
    words: 'supportMetrics.csv',
    head: ['section', 'figure', 'unit', 'value'],
    action: 'reports.export',
    object: `care:${merchant}`,
    asked: { days: days.toString() },
    read: (last) => Promise.resolve(last ? [] : lines),
    cells: ({ section, name, unit, value }) => [
      words(`supportMetrics.section.${section}`),
      words(`supportMetrics.${section}.${name}`),
      words(`supportMetrics.unit.${unit}`),
      value === null ? '' : value.toString(),
    ],
  })
}
