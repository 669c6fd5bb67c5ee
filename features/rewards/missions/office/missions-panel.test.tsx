import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { missionsOffice } from '../contract/office.ts'
import { MissionsOfficePage, type Row } from './missions-panel.tsx'

const row: Row = {
  id: '019b0000-0000-7000-8000-000000000001',
  title: { en: 'Confirm your e-mail', vi: 'Xác nhận email' },
  currency: 'VND',
  data: {
    period: 'once',
    goal: { kind: 'account', part: 'email' },
    gift: { kind: 'points', count: 10 },
  },
  state: 'draft',
  most: null,
  given: 0,
  startsAt: new Date('2026-12-04T05:00:00Z'),
  endsAt: null,
  claimDays: 7,
  createdBy: 'linh',
  members: 0,
  reached: 0,
  claimed: 0,
}
const brands = [
  { code: 'JADE', name: 'Jade' },
  { code: 'LOTUS', name: 'Lotus' },
]

function office(rows: readonly Row[]) {
  const server = fakeServer()
  server.on(missionsOffice, 'list', { brands, merchant: 'JADE', currency: 'VND' as const, rows: [...rows] })
  return server
}

const page = {
  search: { brand: undefined },
  params: {},
  setSome: () => {},
  go: () => {},
  isOfAllBrands: true,
  notFound: null,
}

test('PRO-06 operators choose the brand; only who may write missions can add one', async () => {
  const chosen: unknown[] = []
  const props = { ...page, setSearch: (search: unknown) => chosen.push(search) }
  const reader = await renderPanel(
    office([]),
    <MissionsOfficePage {...props} may={(permission) => permission !== 'missions.write'} />,
  )
  await expect.element(reader.getByText(t('missionsOffice.none'))).toBeVisible()
  expect(reader.getByRole('button', { name: t('missionsOffice.new') }).elements()).toEqual([])
  await expectNoBarriers()
  await reader.getByRole('button', { name: 'Lotus' }).click()
  expect(chosen).toEqual([{ brand: 'LOTUS' }])
  await reader.unmount()
  const writer = await renderPanel(office([]), <MissionsOfficePage {...props} may={() => true} />)
  await writer.getByRole('button', { name: t('missionsOffice.new') }).click()
  await expect.element(writer.getByRole('dialog', { name: t('missionsOffice.new') })).toBeVisible()
})

test('PRO-06 a draft is launched and a live mission stopped from its details, each with a reason', async () => {
  const rows = [row]
  const server = office(rows)
  for (const [act, state] of [
    ['launch', 'live'],
    ['stop', 'stopped'],
  ] as const)
    server.on(missionsOffice, act, ({ params }) => {
      rows[0] = { ...row, state }
      server.on(missionsOffice, 'list', { brands, merchant: 'JADE', currency: 'VND' as const, rows })
      return { id: params.id }
    })
  const screen = await renderPanel(
    server,
    <MissionsOfficePage {...page} setSearch={() => {}} may={() => true} />,
  )
  for (const act of ['launch', 'stop'] as const) {
    await screen.getByRole('cell', { name: row.title.en }).click()
    await screen.getByRole('button', { name: t(`missionsOffice.${act}`) }).click()
    const dialog = screen.getByRole('dialog', { name: t(`missionsOffice.${act}`) })
    await expect.element(dialog.getByText(t(`missionsOffice.${act}Text`))).toBeVisible()
    await dialog.getByRole('textbox').fill('Agreed for December')
    await dialog.getByRole('button', { name: t(`missionsOffice.${act}`) }).click()
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
    expect(server.heard(missionsOffice, act)).toMatchObject([
      { params: { id: row.id }, body: { reason: 'Agreed for December' } },
    ])
  }
})
