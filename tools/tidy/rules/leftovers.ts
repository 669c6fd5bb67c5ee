import { perNode, perSource, type Rule } from '../rule.ts'
import { isNode } from '../source.ts'
import { memberName } from './purity.ts'

const PROMISES = new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')}|XXX|HACK)\\b`)

/** The main branch has no reminders in comments. */
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
  if (!isTest || node.type !== 'CallExpression' || !isNode(node.callee)) return null
  const name = memberName(node.callee)
  if (!name || !NARROWING.test(name) || isCondition(node.arguments)) return null
  return `\`${name}\` leaves tests out. Cure: mend it or delete it; for another tier use test.runIf(isNightly)`
})

/** Playwright's `test.skip(isPhone, 'why')` is a condition with its reason, and the test runs elsewhere. */
function isCondition(given: unknown): boolean {
  if (!Array.isArray(given) || given.length < 2) return false
  const [first, second] = given.filter(isNode)
  return first?.type !== 'Literal' && first?.type !== 'TemplateLiteral' && second?.type === 'Literal'
}
