import { expect, test } from 'vitest'
import { answerMember } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { BROKEN, fakeServer } from '#contract/testing/fake-server.ts'
import { newId } from '#contract/new-id.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { beginSession } from '#ui/api/session.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { tables } from '../../contract/member.ts'
import { answerTable, slipOn, tableReply } from '../../testing/fixtures.ts'
import { setPref } from '../state/prefs.ts'
import { useTableState } from '../state/use-table-state.ts'
import type { TableReply } from '../use-table.ts'
import { Decisions, useDecisions } from './decisions.tsx'
import { OverStage } from './over-stage.tsx'
import './table.css'

function Bar({ data }: { readonly data: TableReply }) {
  const state = useTableState(data)
  return <Decisions state={state} own={useDecisions(state)} />
}

function WithStage({ data }: { readonly data: TableReply }) {
  const state = useTableState(data)
  return (
    <>
      <OverStage state={state} caption={null} />
      <Decisions state={state} own={useDecisions(state)} />
    </>
  )
}

const [FIVE, SIX, NINE] = [4, 5, 8]

/** Eleven against a nine at the blackjack table, while its first window is open; `bets`: those of the caller, a slip each. */
function atDecision(bets: readonly string[]) {
  const server = fakeServer()
  answerMember(server)
  beginSession('token')
  setPref('sound', false)
  const id = newId()
  const window = { step: 1, fromMs: 0, untilMs: 60_000 }
  const slips = bets.map((key) => slipOn(id, { key, stake: major(10_000), call: null, win: null }))
  const data = tableReply({
    phase: 'dealing',
    table: { game: 'blackjack' },
    round: { id, pieces: [{ piece: 'deal', player: [FIVE, SIX], open: NINE, window }] },
    mine: slips,
  })
  answerTable(server, data)
  const hand = slips[bets.indexOf('main')]?.id ?? ''
  const decisions = [{ step: 1, hand: 0, does: 'stand' }]
  const stood = { slip: hand, stake: major(10_000), balance: 0n, decisions }
  return { server, data, hand, stood }
}

test('STU-02 at blackjack the basic strategy is shown to those who switch it on, and never plays for them', async () => {
  const { server, data } = atDecision(['main'])
  const screen = await renderPanel(server, <Bar data={data} />, { lang: 'vi', size: PHONE })
  const double = screen.getByRole('button', { name: t('tables.does.double') })
  await expect.element(double).toBeVisible()
  const hint = screen.getByText(t('tables.hint', { move: t('tables.hintMove.double') })) // 11 against a nine
  await expect.element(hint).not.toBeInTheDocument()
  setPref('hints', true)
  await expect.element(hint).toBeVisible()
  await expectNoBarriers()
  expect(server.heard(tables, 'decide')).toEqual([])
  setPref('hints', false)
  await expect.element(hint).not.toBeInTheDocument()
})

test('STU-02 while hands are decided the round is being dealt; a side bet bought before the hand is no hand', async () => {
  const { server, data, hand, stood } = atDecision(['pairs', 'main'])
  server.on(tables, 'decide', stood)
  const screen = await renderPanel(server, <WithStage data={data} />, { size: PHONE })
  await expect.element(screen.getByText(t('tables.phase.dealing'))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('tables.does.stand') })).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: t('tables.skip') })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: t('tables.does.stand') }).click()
  await expect.poll(() => server.heard(tables, 'decide')[0]?.params.slip).toBe(hand)
})

test('M4 a decision whose reply was lost is sent again with its key while its window is open', async () => {
  const { server, data, stood } = atDecision(['main'])
  server.on(tables, 'decide', () => (server.heard(tables, 'decide').length < 2 ? BROKEN : stood))
  const screen = await renderPanel(server, <Bar data={data} />, { size: PHONE })
  const stand = screen.getByRole('button', { name: t('tables.does.stand') })
  await stand.click()
  await expect.element(stand).not.toBeInTheDocument()
  const sent = server.heard(tables, 'decide')
  expect(sent).toHaveLength(2)
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})
