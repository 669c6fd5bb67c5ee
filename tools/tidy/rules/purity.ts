import { perNode } from '../rule.ts'
import { isNode, type Node } from '../source.ts'

const PURE =
  /^packages\/(kit|game-kit(?!\/(scene|art|studio|random)\/))|^features\/[^/]+\/[^/]+\/rules(\/|\.ts)|^games\/(?!.*\/(scene|art)\/)/

const IMPURE: Readonly<Record<string, string>> = {
  'Math.random': 'take a Chance (#kit/chance.ts) as an argument',
  'Date.now': 'take `now: Date` as an argument',
  'performance.now': 'take `now: Date` as an argument',
}
const GLOBALS: Readonly<Record<string, string>> = {
  process: 'take the value as an argument',
  crypto: 'use #kit/sha/sha256.ts, or take the random bytes as an argument',
  fetch: 'ask in service.ts and pass the answer in',
  setTimeout: 'a rule never waits; jobs.ts schedules',
  localStorage: 'take the value as an argument',
}

/** Rules, games and the kit receive time, randomness and all other input as parameters. */
export const purity = perNode('pure', (node, { path, isTest }) => {
  if (isTest || !PURE.test(path)) return null
  if (isBareDate(node)) return '`new Date()` reads the clock. Cure: take `now: Date` as an argument'
  const member = memberName(node)
  const cure = member ? IMPURE[member] : undefined
  if (cure) return `\`${member}\` is impure. Cure: ${cure}`
  const object =
    node.type === 'MemberExpression' || node.type === 'CallExpression' ? (node.object ?? node.callee) : null
  const name = isNode(object) && object.type === 'Identifier' ? String(object.name) : ''
  return Object.hasOwn(GLOBALS, name)
    ? `\`${name}\` belongs to the world outside. Cure: ${GLOBALS[name]}`
    : null
})

function isBareDate(node: Node): boolean {
  const { callee, arguments: given } = node
  return (
    node.type === 'NewExpression' &&
    isNode(callee) &&
    callee.name === 'Date' &&
    Array.isArray(given) &&
    given.length === 0
  )
}

/** `Math.random` for such a member expression, else null. */
export function memberName(node: Node): string | null {
  if (node.type !== 'MemberExpression' || !isNode(node.object) || !isNode(node.property)) return null
  return node.object.type === 'Identifier'
    ? `${String(node.object.name)}.${String(node.property.name)}`
    : null
}
