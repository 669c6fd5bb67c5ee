import { expect, test } from 'vitest'
import { metricTable, type MetricRow } from '#server/metrics/table.ts'
import { names } from '#server/metrics/meters.ts'
import { alertRules, alerts } from './alerts.ts'
import { dashboard, queryOf } from './dashboard.ts'

const rowOf = (name: string): MetricRow | undefined =>
  Object.entries<MetricRow>(metricTable).find(([n]) => n === name)?.[1]

/** The metrics in a query, with the labels that it selects or groups by. */
function used(expr: string) {
  const metrics = [...expr.matchAll(/fairhouse_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, ''))
  const selected = [...expr.matchAll(/([a-z_]+)(?==~?")/g)].map(([, label = '']) => label)
  const grouped = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '))
  return {
    metrics,
    labels: [...selected, ...grouped].filter((label) => label !== 'le' && label !== 'instance'),
  }
}

test('O7 alert rules and dashboard use only metrics and labels that the programs have', () => {
  const queries = [...alerts.map(({ expr }) => expr), ...names().map(queryOf)]
  for (const expr of queries) {
    const { metrics, labels } = used(expr)
    for (const metric of metrics) {
      expect([expr, rowOf(metric)]).not.toEqual([expr, undefined])
      for (const label of labels)
        expect([expr, rowOf(metric)?.labels]).toEqual([expr, expect.arrayContaining([label])])
    }
  }
  expect(alertRules().match(/- alert: /g)).toHaveLength(alerts.length)
  const { panels }: { panels: readonly unknown[] } = JSON.parse(dashboard())
  expect(panels).toHaveLength(names().length)
})

test('O7 no metric has a label that could name a member', () => {
  for (const name of names())
    for (const label of metricTable[name].labels)
      expect(label).not.toMatch(/member|account|user|wallet|ip|address|session|token|email|phone|order/)
})
