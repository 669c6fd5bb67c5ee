import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { hiddenViews } from '#features/play/card-rooms/rules/play.ts'
import { fairRoomsOffice } from '../contract/office.ts'
import { CardReviewPage } from './review-page.tsx'

const hand = '019b0000-0000-7000-8000-000000000001'
const at = new Date('2026-12-04T11:40:00Z')
const [mai, an] = [
  { id: 7n, account: 'mai' },
  { id: 8n, account: 'an' },
]
const where = { hand, room: 'NL6A', number: 12, at }
const found = {
  brands: [{ code: 'JADE', name: 'Jade' }],
  merchant: 'JADE',
  reports: [{ ...where, key: 1n, about: an, by: mai, reason: 'collusion' as const, text: 'They talk' }],
  signs: [
    {
      ...where,
      kind: 'dump' as const,
      member: mai,
      other: an,
      amount: major(25_000),
      currency: 'VND' as const,
      why: 'gaveUp' as const,
    },
  ],
}
const props = { setSome: () => {}, search: { brand: undefined, member: undefined } }

test('G18 a reviewer opens a hand with a reason and sees every card and decision', async () => {
  const server = fakeServer()
  server.on(fairRoomsOffice, 'list', found)
  server.on(fairRoomsOffice, 'open', {
    room: 'NL6A',
    number: 12,
    game: 'holdem',
    currency: 'VND',
    endedAt: at,
    seats: [
      {
        seat: 0,
        member: 7n,
        name: 'ma***i',
        stack: major(40_000),
        cards: [6, 14],
        put: major(25_000),
        won: 0n,
      },
    ],
    board: [0, 14, 28],
    decisions: [
      { seat: 0, kind: 'raise', to: major(25_000), cards: [], by: 'player', ...hiddenViews },
      { seat: 0, kind: 'fold', to: null, cards: [], by: 'clock', ...hiddenViews },
    ],
  })
  const screen = await renderPanel(server, <CardReviewPage {...props} />)
  await expect.element(screen.getByText('They talk')).toBeVisible()
  await expect.element(screen.getByText(t('fairRooms.why.gaveUp'))).toBeVisible()
  await expectNoBarriers()
  await screen
    .getByRole('button', { name: /^Open hand/ })
    .first()
    .click()
  const dialog = screen.getByRole('dialog', { name: t('fairRooms.openTitle') })
  await dialog.getByRole('textbox').fill('Reported twice')
  await dialog.getByRole('button', { name: t('fairRooms.openHand') }).click()
  await expect.element(screen.getByText('7♠ 2♥')).toBeVisible()
  await expectNoBarriers()
  expect(server.heard(fairRoomsOffice, 'open').map(({ body }) => body)).toEqual([
    { reason: 'Reported twice' },
  ])
})

test('G18 without reports the page says so, on a phone, in Vietnamese', async () => {
  const server = fakeServer()
  server.on(fairRoomsOffice, 'list', { ...found, reports: [], signs: [] })
  const screen = await renderPanel(server, <CardReviewPage {...props} />, { lang: 'vi', size: PHONE })
  await expect.element(screen.getByText(t('fairRooms.none'))).toBeVisible()
})
