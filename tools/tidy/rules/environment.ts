import { perNode } from '../rule.ts'
import { memberName } from './purity.ts'

const MAY_READ =
  /^(tools|e2e)\/|^packages\/server\/(config|process)\.ts$|^packages\/db\/testdb\.ts$|^apps\/[^/]+\/main\.ts$|\.config\.ts$/

/** The environment is read once, in one place, and validated there. */
export const environment = perNode('environment', (node, { path, isTest }) => {
  if (isTest || MAY_READ.test(path) || memberName(node) !== 'process.env') return null
  return '`process.env` is read outside packages/server/config.ts. Cure: add the variable there and take it from house.config'
})
