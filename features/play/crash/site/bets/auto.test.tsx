import { useState } from 'react'
import { expect, test } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { BROKEN, fakeServer } from '#contract/testing/fake-server.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { crash } from '../../contract.ts'
import { BetBox } from './bet-box.tsx'
import type { OwnBet } from './use-bets.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`
const FIRST = idOf(1)
const SECOND = idOf(2)
const RUN = idOf(11)
const NEXT_RUN = idOf(12)
const SLIP = idOf(21)
const STAKE = major(10_000)
const stakes = {
  min: STAKE,
  max: major(1_000_000),
  step: STAKE,
  menu: [STAKE, STAKE],
  maxWin: major(9_000_000),
}
const placed = { round: FIRST, stake: STAKE, top: 10_000, balance: 0n }
const tooLate = { refusal: { refused: 'shared.saleOver' as const, detail: null }, words: 'too late' }

const lost = (slip: string, round: string): OwnBet => ({
  slip,
  round,
  label: '1',
  box: 1,
  stake: STAKE,
  auto: null,
  top: 10_000,
  state: 'settled',
  at: null,
  win: 0n,
  end: 120,
  placedAt: new Date(0),
})

/** The box while a first round is on sale, then a second one. */
function Rounds({ mine = [] }: { readonly mine?: readonly OwnBet[] }) {
  const [round, setRound] = useState(FIRST)
  const next = { round, label: '1', startsAt: null, commitment: null }
  return (
    <>
      <BetBox
        {...{ box: 1, mine, stakes, currency: 'VND', isStopped: false, now: () => 0 }}
        table={{ last: null, flying: null, next }}
        autoplay={{ isAllowed: true, most: 100 }}
      />
      <button type="button" onClick={() => setRound(SECOND)}>
        Second round
      </button>
    </>
  )
}

async function open(mine?: readonly OwnBet[]) {
  const server = fakeServer()
  answerVisitor(server)
  const runs = [RUN, NEXT_RUN]
  server.on(crash, 'startAuto', () => ({ id: runs.shift() ?? RUN }))
  server.on(crash, 'stopAuto', { done: true })
  const screen = await renderPanel(server, <Rounds {...(mine && { mine })} />)
  const stop = screen.getByRole('button', { name: t('crash.autoStop', { done: 0, most: 10 }) })
  return {
    server,
    screen,
    stop,
    bets: () => server.heard(crash, 'bet').map(({ body }) => [body.run, body.round]),
    async start() {
      await screen.getByRole('button', { name: t('crash.autoBet'), exact: true }).click()
      await screen.getByRole('button', { name: t('crash.autoStart') }).click()
    },
    second: () => screen.getByRole('button', { name: 'Second round' }).click(),
  }
}

test('R13 automatic betting goes on with the next round when its round went by while no server answered', async () => {
  const { server, screen, stop, bets, start, second } = await open()
  server.on(crash, 'bet', () => (bets().length < 3 ? BROKEN : tooLate))
  await start()
  await expect.poll(bets).toEqual([1, 2, 3].map(() => [RUN, FIRST]))
  expect(
    new Set(
      server
        .heard(crash, 'bet')
        .slice(0, 3)
        .map(({ idempotencyKey }) => idempotencyKey),
    ).size,
  ).toBe(1)
  server.on(crash, 'bet', { ...placed, slip: SLIP, round: SECOND })
  await second()
  await expect.poll(() => bets().at(3)).toEqual([RUN, SECOND])
  await expect.element(stop).toBeVisible()
  expect(screen.getByText(t('crash.over.refused')).elements()).toEqual([])
})

test('R13 a late refusal of stopped automatic betting does not end the one started after it', async () => {
  const { server, screen, stop, bets, start, second } = await open([lost(SLIP, FIRST)])
  const { promise, resolve } = Promise.withResolvers<typeof tooLate>()
  server.on(crash, 'bet', ({ body }) =>
    body.run === RUN ? promise : { ...placed, slip: SLIP, round: body.round },
  )
  await start()
  await stop.click()
  await start()
  await expect.poll(bets).toEqual([RUN, NEXT_RUN].map((run) => [run, FIRST]))
  resolve(tooLate)
  await second()
  await expect.poll(() => bets().at(2)).toEqual([NEXT_RUN, SECOND])
  expect(screen.getByText(t('crash.over.refused')).elements()).toEqual([])
})

test('R13 automatic betting ends with a round that was missed without a failure, and says so', async () => {
  const { server, screen, bets, start } = await open()
  server.refuse(crash, 'bet', 'shared.saleOver')
  await start()
  await expect.element(screen.getByText(t('crash.over.refused'))).toBeVisible()
  await expect.element(screen.getByText(t('refusal.shared.saleOver'))).toBeVisible()
  expect(bets()).toHaveLength(1)
})
