import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { wallet } from '../contract.ts'
import { MovementTable, type MovementTableProps } from './movement-table.tsx'
import { StatementSums } from './statement-sums.tsx'

const SIZE = { width: 360, height: 740 }

test('MEM-07 a win reads the same as in the betting record, regardless of the hidden digits of the balance', async () => {
  // 7,392.8567 won at a balance of 0.0050: the displayed balances differ by 7,392.86
  const win: MovementTableProps['rows'][number] = {
    id: '1',
    at: new Date(Date.UTC(2026, 10, 23)),
    kind: 'round.win',
    amount: 73_928_567n,
    before: 50n,
    after: 73_928_617n,
    ref: null,
    round: null,
  }
  const screen = await renderPanel(fakeServer(), <MovementTable rows={[win]} currency="VND" />, {
    size: SIZE,
  })
  await expect.element(screen.getByText('+7,392.85').first()).toBeVisible()
  await expect.element(screen.getByText('7,392.86').first()).toBeVisible()
})

test('MEM-06 a round is named by its game and opens; a lost round has no row for a win of nothing', async () => {
  const round = { id: '019b0c4e-0000-7000-8000-000000000001', gameName: 'River Dragon' }
  const line = { at: new Date(Date.UTC(2026, 10, 23)), before: 0n, after: 0n, ref: null }
  const rows: MovementTableProps['rows'] = [
    { ...line, id: '1:2:1', kind: 'round.win', amount: 0n, round },
    { ...line, id: '1:2:0', kind: 'round.bet', amount: -10_000n, round },
    { ...line, id: '1:1:0', kind: 'deposit.credited', amount: 10_000n, round: null },
  ]
  const screen = await renderPanel(fakeServer(), <MovementTable rows={rows} currency="VND" />, { size: SIZE })
  const list = screen.getByRole('list', { name: 'Account record' })
  expect(list.getByRole('listitem').elements()).toHaveLength(2)
  await expect.element(list.getByText(/^Stake · /)).toBeVisible()
  expect(list.getByRole('button').elements()).toHaveLength(1)
  await list.getByRole('button', { name: /River Dragon/ }).click()
  const address = new URLSearchParams(location.search)
  expect([address.get('member'), address.get('round')]).toEqual(['personalHistoryCopy', round.id])
})

test('MEM-07 the sums of a period are those of the records, and the hidden digits a line of their own', async () => {
  const server = fakeServer()
  server.hold(wallet, 'balance')
  const screen = await renderPanel(
    server,
    <StatementSums
      totals={{
        opening: 50n,
        closing: 73_928_617n,
        moneyIn: 73_928_567n,
        moneyOut: 0n,
        others: 0n,
        count: 1,
      }}
      netDeposits={0n}
      currency="VND"
    />,
    { size: SIZE },
  )
  await expect.element(screen.getByText('7,392.85')).toBeVisible()
  await expect.element(screen.getByText('Rounding')).toBeVisible()
  await expect.element(screen.getByText('0.01')).toBeVisible()
})
