import { oneInText } from '#game-kit/rtp/percent.ts'
import { table } from '#game-kit/rtp/sheet.ts'
import type { Check, ParSource } from '#game-kit/rtp/sheet.ts'
import { rational } from '#kit/rational.ts'
import type { Made } from './events.ts'
import { bonusPays, LEAST_PLAYED, pairPlusPays, ranking } from './hands.ts'
import { trioProof } from './proof.ts'
import { swallowTrio, trioConfig, trioMath } from './rules.ts'
import { countedHands, HANDS, playedFrom, ROUNDS } from './theory.ts'

/** Hands of three of 52, as combinatorics books list them. */
export const PUBLISHED: Readonly<Record<Made, number>> = {
  straightFlush: 48,
  trips: 52,
  straight: 720,
  flush: 1_096,
  pair: 3_744,
  high: 16_440,
}

type Sums = ReturnType<typeof playedFrom>

function source({ net, square, staked, hit, most }: Sums, hands: Readonly<Record<Made, number>>): string {
  const long = (count: number): string => String(count).replace(/\B(?=(\d{3})+(?!\d))/g, '_')
  const told = ranking.map((made) => `${made}: ${long(hands[made])}`).join(', ')
  const sums = { net, square, staked, hit, most }
  return [
    '/** Written by `npm run rtp swallow-trio -- --write`: sums over all 407 170 400 rounds of 22 100 hands against 18 424. */',
    'export const trioProof = {',
    ...Object.entries(sums).map(([name, sum]) => `  ${name}: ${long(sum)},`),
    `  hands: { ${told} },`,
    '} as const',
    '',
  ].join('\n')
}

function checks(sums: Sums, hands: Readonly<Record<Made, number>>): readonly Check[] {
  const { net, staked } = sums
  const higher = playedFrom(LEAST_PLAYED + 1)
  const lower = playedFrom(LEAST_PLAYED - 1)
  return [
    {
      says: 'all 22 100 hands against all 18 424 of the dealer give the committed sums',
      holds: (['net', 'square', 'staked', 'hit', 'most'] as const).every(
        (name) => sums[name] === trioProof[name],
      ),
    },
    {
      says: 'the ante loses the published 3.37 %, all that is staked 2.01 %',
      holds: (-net / ROUNDS).toFixed(4) === '0.0337' && (-net / staked).toFixed(4) === '0.0201',
    },
    {
      says: 'queen, six, four is the least hand that is worth playing: playing more or less loses more',
      holds: net > higher.net && net > lower.net,
    },
    {
      says: 'the hands of each kind are as many as combinatorics books list; pair plus loses the published 2.32 %',
      holds:
        ranking.every((made) => hands[made] === PUBLISHED[made]) &&
        (100 * pairPlusLoss(hands)).toFixed(2) === '2.32',
    },
  ]
}

const pairPlusLoss = (hands: Readonly<Record<Made, number>>): number =>
  1 -
  ranking.reduce((sum, made) => sum + (pairPlusPays[made] ? hands[made] * (pairPlusPays[made] + 1) : 0), 0) /
    HANDS

export const par: ParSource = {
  id: 'swallow-trio',
  name: 'Swallow Trio',
  edition: trioMath.edition,
  configHash: swallowTrio.open(swallowTrio.defaultConfig).configHash,
  method:
    'Every hand of three cards against every hand that is left to the dealer; hands that differ in suits alone are counted once and weighed. The ante is told of the best play, queen, six, four or better, in antes beside all that is staked; a member who plays otherwise gets less.',
  game: swallowTrio,
  sample: ['ante', 'pairPlus'].map((key) => ({ key, stake: '1.00', choice: {} })),
  prove: () => {
    const sums = playedFrom(LEAST_PLAYED)
    const hands = countedHands()
    return {
      rows: trioMath.theoretical(trioConfig),
      checks: checks(sums, hands),
      sections: [
        '## Pays',
        table(
          ['Hand', 'Dealt', 'Pair plus', 'Ante bonus'],
          ranking.map((made) => [
            made,
            oneInText(rational(PUBLISHED[made], HANDS)),
            `${pairPlusPays[made]} : 1`,
            `${bonusPays[made]} : 1`,
          ]),
        ),
      ],
      files: { 'proof.ts': source(sums, hands) },
    }
  },
}
