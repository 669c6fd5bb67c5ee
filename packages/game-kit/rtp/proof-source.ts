import { rationalText } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { RoundTheory } from '../slots/proof/round-proof.ts'

/**
 * The text of a slot's proof.ts. The proof takes seconds, so its exact fractions are committed and verified again by the game's
 * rtp.test.ts and by `npm run rtp <game> -- --check`.
 */
export function proofSource(name: string, proof: RoundTheory): string {
  return `import { proved } from '#game-kit/slots/proof/proved.ts'

/** Exact fractions, written by \`npm run rtp\`; never edited by hand. */
export const ${name} = proved({
  rtp: ${digits(proof.rtp)},
  hit: ${digits(proof.hit)},
  variance: ${digits(proof.variance)},
  maxWinChance: ${digits(proof.maxWinChance)},
})
`
}

/** A long fraction in pieces that fit a line, laid out as the formatter would. */
function digits(value: Rational): string {
  const pieces = rationalText(value).match(/.{1,100}/g) ?? []
  if (pieces.length === 1) return `['${pieces[0]}']`
  return `[\n${pieces.map((piece) => `    '${piece}',\n`).join('')}  ]`
}
