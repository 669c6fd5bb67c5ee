import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import type { Reply } from '#contract/route.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { dealerConsole } from '../contract/console.ts'
import { dealerPit } from '../contract/pit.ts'
import { consoleId } from './console-id.ts'
import { DealerTablesPage } from './page.tsx'

type Shown = Reply<typeof dealerConsole.show>
const since = new Date('2026-12-18T11:40:00Z')
const id = '019b0000-0000-7000-8000-000000000001'
const table: Shown['table'] = {
  code: 'BACD',
  name: { en: 'Baccarat, live dealer (demo)', vi: 'Baccarat dealer thật (bàn mẫu)' },
  game: 'baccarat',
  kind: 'cards',
  isClosed: false,
  dealer: { account: 'op-linh', name: 'Linh', since, isMine: true },
  second: { account: 'op-huy', name: 'Huy', since, isMine: false },
  video: { url: 'https://studio.example/live.m3u8', whep: '', delayMs: 3_200, isPaused: false },
  shoe: { number: 3, round: 12, left: 210, last: null },
}
const dealing: NonNullable<Shown['round']> = {
  id,
  label: '13',
  state: 'locked',
  closesAt: since,
  isDealing: true,
  own: ['4S', 'KH'],
  agreed: 1,
  others: 2,
  differs: true,
  next: 'player',
}
const shown = (change: Partial<Shown> = {}): Shown => ({
  now: since,
  table,
  mine: 'dealer',
  console: consoleId(),
  round: null,
  ...change,
})
const open = (part?: 'pit') => (
  <DealerTablesPage search={{ table: 'BACD', part }} setSome={() => undefined} may={() => true} />
)

test('STU-06 the list tells who is at which console, and what the video and the shoe are like', async () => {
  const server = fakeServer()
  const lost = { ...table, code: 'ROD', kind: 'wheel' as const, dealer: null, second: null, shoe: null }
  server.on(dealerConsole, 'list', {
    rows: [
      table,
      { ...table, code: 'DTD', dealer: null, video: { ...table.video, delayMs: 9_000 } },
      { ...lost, video: { url: 'https://studio.example/2.m3u8', whep: '', delayMs: null, isPaused: true } },
    ],
  })
  const screen = await renderPanel(
    server,
    <DealerTablesPage
      search={{ table: undefined, part: undefined }}
      setSome={() => undefined}
      may={() => true}
    />,
    { size: PHONE },
  )
  await expect.element(screen.getByText('op-linh')).toBeVisible()
  await expect.element(screen.getByText(t('dealers.videoLost'))).toBeVisible()
  await expect.element(screen.getByText(t('dealers.delay', { seconds: '3' }))).toBeVisible()
  await expect.element(screen.getByText(t('dealers.delayLate', { seconds: '9' }))).toBeVisible()
  await expectNoBarriers()
})

test('STU-06 a shift starts with a name at a free console; the page of a shift elsewhere takes it over first', async () => {
  const server = fakeServer()
  server.on(dealerConsole, 'show', () =>
    shown({ mine: null, console: null, table: { ...table, dealer: null } }),
  )
  server.on(dealerConsole, 'start', { done: true })
  const screen = await renderPanel(server, open(), { lang: 'vi', size: PHONE })
  const dealer = screen.getByRole('button', {
    name: t('dealers.startAs', { source: t('dealers.source.dealer') }),
  })
  await expect.element(dealer).toBeDisabled()
  await screen.getByLabelText(t('dealers.nameAtTable')).fill('Linh')
  await dealer.click()
  await expect
    .poll(() => server.heard(dealerConsole, 'start'))
    .toMatchObject([{ body: { source: 'dealer', name: 'Linh', console: consoleId() } }])
  await expectNoBarriers()
  server.on(dealerConsole, 'show', () => shown({ console: id }))
  await screen.hint('dealers.table')
  await expect.element(screen.getByRole('button', { name: t('dealers.takeOver') })).toBeVisible()
})

test('STU-06 what a scanner types is sent with its place; a difference is shown, and the last entry can be cancelled', async () => {
  const server = fakeServer()
  server.on(dealerConsole, 'show', () => shown({ round: { ...dealing, differs: false } }))
  server.refuse(dealerConsole, 'scan', 'dealers.scannedTwice')
  const screen = await renderPanel(server, open(), { size: PHONE })
  const field = screen.getByLabelText(t('dealers.next.player'))
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('QS3{Enter}')
  await expect
    .poll(() => server.heard(dealerConsole, 'scan'))
    .toMatchObject([{ body: { place: 3, entry: 'QS3' } }])
  await expect.element(screen.getByText(t('refusal.dealers.scannedTwice'))).toBeVisible()
  server.on(dealerConsole, 'show', () => shown({ round: dealing }))
  await screen.hint('dealers.table')
  await expect.element(screen.getByText(t('dealers.differs', { place: 2 }))).toBeVisible()
  server.on(dealerConsole, 'takeBack', { done: true })
  await screen.getByRole('button', { name: t('dealers.takeBack') }).click()
  await expect.poll(() => server.heard(dealerConsole, 'takeBack')).toHaveLength(1)
  await expectNoBarriers()
})

test('STU-06 a correction shows what it changes in each book before it is sent for approval', async () => {
  const server = fakeServer()
  const round = {
    id,
    label: '12',
    state: 'revealed' as const,
    closesAt: since,
    at: since,
    read: { dealer: ['4S', '3H', '5D', '2C'], second: ['4S', '3H', '5D', '2C'] },
    mark: 'P9',
    settlement: 1,
  }
  server.on(dealerPit, 'show', { table, rounds: [round], shifts: [] })
  const book = { merchant: 'JADE', currency: 'VND', slips: 3, changed: 2, before: major(900_000), after: 0n }
  server.on(dealerPit, 'preview', { mark: 'B8', books: [book] })
  server.on(dealerPit, 'correct', { done: true })
  const screen = await renderPanel(server, open('pit'), { size: PHONE })
  await screen.getByRole('button', { name: t('dealers.correct') }).click()
  await page.getByLabelText(t('dealers.entries')).fill('4S 3H 4D 5C')
  await page.getByRole('button', { name: t('dealers.preview') }).click()
  await expect.element(page.getByText(t('dealers.wouldBe', { mark: 'B8' }))).toBeVisible()
  await expectNoBarriers()
  await page.getByRole('dialog').getByLabelText(t('dealers.reason')).fill('Camera shows a five')
  await page.getByRole('button', { name: t('dealers.send') }).click()
  await expect
    .poll(() => server.heard(dealerPit, 'correct'))
    .toMatchObject([{ body: { entries: '4S 3H 4D 5C', reason: 'Camera shows a five' } }])
})
