import { portableHashing } from '#kit/sha/hashing.ts'
import fc from 'fast-check'
import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { commitmentOf } from '#kit/chance-fair.ts'
import { merklePath } from '#kit/sha/merkle.ts'
import { configHash } from '#game-kit/config-hash.ts'
import { printWhole, seriesHash, ticketOf } from './print.ts'
import { readTicketFile, seriesDifferences, ticketDifferences } from './proof.ts'
import type { SeriesRecord, TicketRecord } from './proof.ts'
import { BLANK } from './tickets.ts'

const config = {
  size: 40,
  prizes: [
    { times: 20, count: 1 },
    { times: 5, count: 2 },
    { times: 1, count: 6 },
  ],
}
const label = 'TEST-000001'

function printed(seed: string) {
  const printing = { seed, label, series: config }
  const whole = printWhole(printing)
  const published = {
    label,
    config,
    configHash: configHash(config),
    seriesHash: seriesHash({ label, configHash: configHash(config), root: whole.root }, portableHashing),
  }
  const ticket = (number: number): TicketRecord => ({
    tickets: 'ticket',
    ...published,
    ...ticketOf(printing, { number, prize: whole.prizes[number - 1] ?? BLANK }),
    path: merklePath(whole.levels, number - 1),
  })
  const series: SeriesRecord = {
    tickets: 'series',
    ...published,
    commitment: commitmentOf(seed),
    seed,
    paid: [...whole.prizes].slice(0, 25),
  }
  return { ticket, series }
}

const seedOf = (text: string) => hash('sha256', text)

test('G9 every ticket of a series leads to the hash that was published before the first sale', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (text, number) => {
      expect(ticketDifferences(printed(seedOf(text)).ticket(number))).toEqual([])
    }),
    { numRuns: 15 },
  )
})

test('G9 a ticket with another prize, number, field or salt does not lead to the published hash', () => {
  const ticket = printed(seedOf('a')).ticket(7)
  const other = (ticket.prize + 1) % 3
  const forged: Partial<TicketRecord>[] = [
    { prize: other },
    { number: 8 },
    { fields: ticket.fields.toReversed() },
    { salt: seedOf('b') },
    { label: 'TEST-000002' },
    { config: { ...config, size: 41 } },
    { path: ticket.path.slice(1) },
  ]
  for (const part of forged) expect(ticketDifferences({ ...ticket, ...part })).not.toEqual([])
})

test('G9 fields that do not show the prize are reported, even where the hash agrees', () => {
  const { ticket } = printed(seedOf('c'))
  const won = [...Array(40).keys()].map((at) => ticket(at + 1)).find(({ prize }) => prize === 0)
  if (!won) throw new Error('a series without its prize')
  const fields = won.fields.map((field) => (field === 0 ? 1 : field))
  expect(ticketDifferences({ ...won, fields })).toContain('fields: they do not show the prize')
})

test('G9 a closed series is printed again from its seed, ticket by ticket', () => {
  const { series } = printed(seedOf('d'))
  expect(seriesDifferences(series)).toEqual([])
  const paid = series.paid.map((prize, at) => (at === 3 ? (prize + 1) % 3 : prize))
  expect(seriesDifferences({ ...series, paid })).toEqual([
    expect.stringMatching(/^ticket 4: paid as \d+, printed as \d+$/),
  ])
  expect(seriesDifferences({ ...series, seed: seedOf('e') })).toEqual(
    expect.arrayContaining([
      expect.stringContaining('seed commitment'),
      expect.stringContaining('series hash'),
    ]),
  )
  expect(seriesDifferences({ ...series, paid: Array.from({ length: 41 }, () => BLANK) })).toContain(
    'tickets: more were sold than printed',
  )
})

test('G9 an exported file is read as it was written, and anything else is refused', () => {
  const { ticket, series } = printed(seedOf('f'))
  for (const record of [ticket(3), series])
    expect(readTicketFile(JSON.parse(JSON.stringify(record)))).toEqual(record)
  for (const broken of [
    null,
    {},
    { ...series, seed: 'x' },
    { ...ticket(3), path: [{ side: 'up', hash: '' }] },
  ])
    expect(readTicketFile(broken)).toBeNull()
})
