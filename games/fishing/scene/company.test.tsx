import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react/pure'
import { alone, type Company, type CompanyState } from '#game-kit/scene/company/company.ts'
import { CompanyPart } from './company.tsx'
// other tests of the same page reset buttons: without its own style this one would have no size
import './fishing.css'

function companyAt(state: CompanyState) {
  const [join, leave] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const company: Company = {
    state: () => state,
    onState: () => () => undefined,
    onVolley: () => () => undefined,
    join,
    leave,
  }
  return { company, join, leave }
}
const seat = (nth: number, state: 'here' | 'away' = 'here') => ({
  seat: nth,
  name: `m***${nth}`,
  level: 0,
  state,
})
const seated: CompanyState = { phase: 'seated', table: 3, own: 0, seats: [seat(0), seat(1), seat(2, 'away')] }

test('STU-04 the seats of the table are told to everyone, and a member can leave them by keyboard', async () => {
  const { company, leave } = companyAt(seated)
  await render(<CompanyPart {...{ company }} language="en" width={360} />)
  const key = page.getByRole('button', { name: 'Table 3: 3 of 4 seats taken' })
  await key.click()
  const sheet = page.getByRole('region', { name: 'Table 3: 3 of 4 seats taken' })
  await expect.element(sheet.getByText('Reconnecting')).toBeVisible()
  await expect.element(sheet.getByText('Free seat')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(key).toHaveFocus()
  expect(key.element().getAttribute('aria-expanded')).toBe('false')
  await key.click()
  await page.getByRole('button', { name: 'Play alone' }).click()
  expect(leave).toHaveBeenCalledOnce()
})

test.each([
  [
    'lost',
    'en',
    'Your seat was taken after a minute without a connection. No bullet was lost.',
    'Take a seat',
  ],
  [
    'alone',
    'vi',
    'Ngồi chung bàn, bạn thấy cả đạn của tối đa ba hội viên khác. Cơ hội của bạn không thay đổi.',
    'Vào bàn',
  ],
] as const)(
  'STU-04 without a seat (%s) a member is told why and can take one',
  async (phase, language, text, action) => {
    const { company, join } = companyAt({ ...alone, phase })
    await render(<CompanyPart {...{ company, language }} width={1_200} />)
    await page.getByRole('button').first().click()
    await expect.element(page.getByRole('region').getByText(text)).toBeVisible()
    await page.getByRole('button', { name: action }).click()
    expect(join).toHaveBeenCalledOnce()
  },
)
