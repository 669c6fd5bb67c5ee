import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { wallet } from '../contract.ts'
import { MovementTable, type MovementTableProps } from './movement-table.tsx'
import { StatementSums } from './statement-sums.tsx'

const SIZE = { width: 360, height: 740 }

test('MEM-07 a win reads the same as in the betting record, whatever the hidden digits of the balance', async () => {
  // 7,392.8567 won at a balance of 0.0050: the displayed balances differ by 7,392.86
  const win: MovementTableProps['rows'][number] = {
    id: '1',
    at: new Date(Date.UTC(2026, 10, 23)),
    kind: 'GAME_WIN',
    amount: 73_928_567n,
    before: 50n,
    after: 73_928_617n,
    ref: null,
  }
  const screen = await renderPanel(fakeServer(), <MovementTable rows={[win]} currency="VND" />, {
    size: SIZE,
  })
  await expect.element(screen.getByText('+7,392.85').first()).toBeVisible()
  await expect.element(screen.getByText('7,392.86').first()).toBeVisible()
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
