import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react/pure'
import { major } from '#kit/money.ts'
import { formatMoney } from '#texts/formats.ts'
import { rooms } from '../rooms.ts'
import { Panel } from './panel.tsx'
import { createFishingStore } from './store.ts'

test('STU-04 G19 the fish are a list with their chances for keyboard and screen reader, and the panel says that chance decides', async () => {
  const store = createFishingStore('koi')
  const choose = vi.fn<(fish: string) => void>((fish) => store.setState({ fish }))
  await render(
    <Panel
      {...{ store, choose }}
      kinds={rooms['koi-shallows'].kinds}
      pictures={{}}
      language="en"
      stake={major(2)}
      money={(amount) => formatMoney('en', amount, 'USD')}
    />,
  )
  const koi = page.getByRole('radio', { name: 'Koi, pays 20 times, 1 in 20.62' })
  await expect.element(koi).toBeChecked()
  await expect.element(page.getByText('Chance decides every catch')).toBeVisible()
  await expect.element(page.getByText('5 × 2.00 = 10.00')).toBeVisible()
  await page.getByRole('radio', { name: '15', exact: true }).click()
  await expect.element(page.getByText('15 × 2.00 = 30.00')).toBeVisible()
  await koi.click()
  await userEvent.keyboard('{ArrowRight}')
  expect(choose).toHaveBeenLastCalledWith('catfish')
  await expect.element(page.getByRole('radio', { name: /^Catfish, pays 30 times/ })).toHaveFocus()
  expect(page.getByRole('radiogroup', { name: 'Fish to aim at' }).getByRole('radio').elements()).toHaveLength(
    16,
  )
})

test('STU-04 a replay says what its volley cost, whatever the panel offers', async () => {
  const store = createFishingStore('koi')
  await render(
    <Panel
      store={store}
      choose={() => undefined}
      kinds={rooms['koi-shallows'].kinds}
      pictures={{}}
      language="en"
      stake={0n}
      money={(amount) => formatMoney('en', amount, 'USD')}
    />,
  )
  await expect.element(page.getByText('Koi', { exact: true })).toBeVisible()
  expect(page.getByText('= 0.00').elements()).toEqual([])
  store.setState({ shown: { bullets: 8, price: major(2) } })
  await expect.element(page.getByText('8 × 2.00 = 16.00')).toBeVisible()
})
