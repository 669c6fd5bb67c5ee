import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { en } from './texts/en.ts'
import { supportSections, figures } from './rules.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at, { roles: ['supervisor'] })
})
afterAll(() => at.close())

const JADE = { merchant: 'JADE' }

/** The figures of a section by name. */
async function figuresOf(section: (typeof supportSections)[number], merchant = 'JADE') {
  const { sections } = await linh.api.supportMetrics.report({ query: { merchant, days: 7 } })
  const found = sections.find((each) => each.section === section)
  return Object.fromEntries((found?.figures ?? []).map(({ name, value }) => [name, value]))
}

test('OPS-01 counts conversations and replies, timely feedback, limits and time-outs of one brand only', async () => {
  const mai = await person(at)
  const before = await figuresOf('limits')
  await mai.api.liveChat.say({ body: { text: 'Is anybody there?' } })
  const [conversation] = (await linh.api.liveChatDesk.list({ query: JADE })).conversations
  const params = { id: conversation?.id ?? '' }
  await linh.api.liveChatDesk.claim({ params, body: JADE })
  await linh.api.liveChatDesk.reply({ params, body: { ...JADE, text: 'Yes, I am.' } })
  expect(await figuresOf('service')).toMatchObject({ conversations: 1, answered: 1, rated: 0, tenths: null })
  const { id } = await mai.api.feedback.send({
    body: { questionType: 'game', content: 'the music could be a little softer' },
    files: [],
  })
  await linh.api.feedbackOffice.claim({ params: { id }, body: JADE })
  await linh.api.feedbackOffice.answer({ params: { id }, body: { ...JADE, text: 'It will be.' } })
  expect(await figuresOf('feedback')).toEqual({ sent: 1, answered: 1, inTimePercent: 100, overdue: 0 })
  await mai.api.limits.set({ body: { kind: 'stake', period: 'once', to: { amount: major(5_000) } } })
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  expect(await figuresOf('limits')).toEqual({
    ...before,
    tightened: (before['tightened'] ?? 0) + 1,
    timeOuts: (before['timeOuts'] ?? 0) + 1,
  })
  expect(await figuresOf('service', 'AMBER')).toMatchObject({
    conversations: 0,
    answered: 0,
    halfSeconds: null,
  })
  const { desk } = await linh.api.supportMetrics.report({ query: { ...JADE, days: 7 } })
  expect(desk).toEqual([expect.objectContaining({ conversations: 1, lines: 1, tenths: null })])
})

test('C4 OPS-01 exports the same figures as CSV with labels, and rejects operators without the export permission', async () => {
  const table = await (await linh.api.supportMetrics.file({ body: { ...JADE, days: 30 } })).text()
  const rows = table.trim().split('\n')
  expect(rows[0]).toContain('Section')
  expect(rows[0]).not.toContain('csv')
  expect(rows.length).toBe(1 + supportSections.flatMap((section) => Object.keys(figures[section])).length)
  expect(table).toContain('Time-outs')
  for (const section of supportSections)
    for (const name of Object.keys(figures[section]))
      expect(Object.keys(en)).toContain(`supportMetrics.${section}.${name}`)
  const support = await operator(at, { roles: ['support'] })
  expect(await refusal(support.api.supportMetrics.file({ body: { ...JADE, days: 30 } }))).toBe(
    'permission.missing',
  )
  expect(await refusal(support.api.supportMetrics.report({ query: JADE }))).toBe('permission.missing')
})
