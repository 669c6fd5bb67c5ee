import { expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { answerMember, MEMBER } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { navigate } from '#ui/route/place.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { deposits } from '../contract/member.ts'
import { ProgressCard } from './progress-card.tsx'
import type { Deposit } from './steps.ts'

const arrived: Deposit = {
  id: '00000000-0000-4000-8000-000000000001',
  reference: 'D-200001',
  method: 'qr',
  methodName: 'QR payment',
  kind: 'hosted',
  channel: 'qr',
  amount: 2_000_000_000n,
  fee: 0n,
  credited: 2_000_000_000n,
  currency: 'VND',
  state: 'approved',
  createdAt: new Date(Date.UTC(2026, 10, 23, 5)),
  expiresAt: new Date(Date.UTC(2026, 10, 23, 6)),
  closedAt: new Date(Date.UTC(2026, 10, 23, 5, 1)),
  payUrl: null,
  arrivalSeconds: 30,
  isLate: false,
  reason: null,
  transferTo: null,
  coin: null,
  hasSlip: false,
  steps: [],
}

/** Puts the page on paper as a printer does, until the work is over. */
async function onPaper(work: () => Promise<void>): Promise<void> {
  const session = cdp()
  await session.send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    await work()
  } finally {
    await session.send('Emulation.setEmulatedMedia', { media: '' })
  }
}

/** The file that a press saves: its name and content. */
function keptFile(): Promise<{ readonly name: string; readonly bytes: DataView }> {
  return new Promise((resolve, reject) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(function (this: HTMLAnchorElement) {
      fetch(this.href)
        .then(async (answer) =>
          resolve({ name: this.download, bytes: new DataView(await answer.arrayBuffer()) }),
        )
        .catch(reject)
    })
  })
}

test('CSH-01 a deposit that arrived has a receipt: alone on paper, and a picture to keep', async () => {
  const server = fakeServer()
  answerMember(server)
  server.on(deposits, 'receiptPdf', { name: 'D-200001.pdf', pdf: btoa('%PDF-1.3') })
  const screen = await renderPanel(
    server,
    <>
      <h1>Recent deposits</h1>
      <ProgressCard deposit={arrived} onNew={() => undefined} />
    </>,
  )
  await screen.getByRole('button', { name: t('receipt.open') }).click()
  const paper = screen.getByRole('article', { name: t('receipt.deposit') })
  await expect.element(paper.getByText(new RegExp(`^${MEMBER.account}, `))).toBeVisible()
  await expect.element(paper.getByText(arrived.reference)).toBeVisible()
  expect(paper.getByText('₫200,000.00').elements()).toHaveLength(2)
  await expectNoBarriers()
  const kept = keptFile()
  await screen.getByRole('button', { name: t('receipt.picture') }).click()
  const { name, bytes } = await kept
  expect(name).toBe('D-200001.png')
  // a PNG's first chunk contains its size: the receipt at twice its 640 pixels, as tall as its text
  expect([bytes.getUint32(0).toString(16), bytes.getUint32(16)]).toEqual(['89504e47', 1280])
  expect(bytes.getUint32(20)).toBeGreaterThan(1000)
  const document = keptFile()
  await screen.getByRole('button', { name: t('receipt.pdf') }).click()
  const kind = await document
  expect([kind.name, kind.bytes.getUint32(0).toString(16)]).toEqual(['D-200001.pdf', '25504446'])
  await onPaper(async () => {
    await expect.element(paper).toBeVisible()
    await expect.element(screen.getByText('Recent deposits')).not.toBeVisible()
    await expect.element(screen.getByRole('button', { name: t('receipt.print') })).not.toBeInTheDocument()
  })
})

test('CSH-01 a credited deposit leads back to the games below the member centre, an open one does not', async () => {
  const server = fakeServer()
  answerMember(server)
  await navigate({ to: '.', search: { member: 'depositv2', deposit: '1' } })
  const screen = await renderPanel(server, <ProgressCard deposit={arrived} onNew={() => undefined} />)
  await screen.getByRole('button', { name: t('deposits.toGames') }).click()
  await expect.poll(() => location.search).toBe('')
  await screen.rerender(<ProgressCard deposit={{ ...arrived, state: 'pending' }} onNew={() => undefined} />)
  expect(screen.getByRole('button', { name: t('deposits.toGames') }).query()).toBeNull()
})
