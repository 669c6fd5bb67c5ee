import { perNode } from '../rule.ts'
import { isNode } from '../source.ts'
import { memberName } from './purity.ts'

/** Server layers of features: money and time limits must use the platform's clock, which tests can set. */
const SERVER_ROOMS = /^features\/[^/]+\/[^/]+\/(service|store|routes|jobs|public|callers)(\/|\.ts)/

/** On the server, time comes from the platform's clock and randomness from the platform's seeds. */
export const clock = perNode('clock', (node, { path, isTest }) => {
  if (isTest || !SERVER_ROOMS.test(path)) return null
  const member = memberName(node)
  if (member === 'Math.random')
    return '`Math.random` is no luck that can be checked. Cure: node:crypto for tokens, a Chance for draws'
  if (member === 'Date.now') return '`Date.now` cannot be set by a test. Cure: call.now or house.clock.now()'
  const { callee, arguments: given } = node
  const isBare =
    node.type === 'NewExpression' &&
    isNode(callee) &&
    callee.name === 'Date' &&
    Array.isArray(given) &&
    !given.length
  return isBare ? '`new Date()` cannot be set by a test. Cure: call.now or house.clock.now()' : null
})
