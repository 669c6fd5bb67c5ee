import { perNode, perSource, type Rule } from '../rule.ts'
import { memberName } from './purity.ts'

const PROMISES = new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')}|XXX|HACK)\\b`)

/** Main holds no promises to oneself. */
export const promises: Rule = perSource('promise', ({ comments }) =>
  comments
    .filter((comment) => PROMISES.test(comment.value))
    .map(({ start }) => ({
      start,
      words: 'promises later work in a comment. Cure: do it, or write it down outside the code',
    })),
)

const NARROWING = /^(test|it|describe|suite)\.(skip|only|todo|fails)$/

/** A test that does not run proves nothing. */
export const narrowedTests: Rule = perNode('narrowed-test', (node, { isTest }) => {
  const name = memberName(node)
  if (!isTest || !name || !NARROWING.test(name)) return null
  // Playwright skips by a condition given as an argument, such as `test.skip(isMobile, 'why')`: that one says why.
  return `\`${name}\` leaves tests out. Cure: mend it or delete it; for another tier use test.runIf(isNightly)`
})
