import { perNode } from '../rule.ts'
import { memberName } from './purity.ts'

const MAY_PRINT = /^(tools|e2e)\/|^apps\/[^/]+\/main\.ts$|\.config\.ts$|\/art\/[^/]+\.ts$/

/** Messages for the operator go through the log, which has levels and references, and no secrets. */
export const printing = perNode('console', (node, { path, isTest }) => {
  if (isTest || MAY_PRINT.test(path) || !memberName(node)?.startsWith('console.')) return null
  return `\`${memberName(node)}\` outside tools and apps/*/main.ts. Cure: house.log on the server; in the browser show it to the person`
})
