import type { KyselyPlugin } from 'kysely'
import type { App } from '#server/app.ts'
import { hostOf, type Host } from '../service/host.ts'

export class Died extends Error {}

/** A process of its own on the same database that dies at its n-th statement, on all of its connections. */
export function mortal(
  app: App,
  n: number,
): { readonly host: Host; readonly app: App; readonly statements: () => number } {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1
      if (count >= n) throw new Died(`statement ${count}`)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const dying = { ...app, db: app.db.withPlugin(plugin) }
  return { host: hostOf(dying), app: dying, statements: () => count }
}

/** Runs until the process dies or the work is done; true: it died. */
export async function diesIn(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return false
  } catch (error) {
    if (error instanceof Died) return true
    throw error
  }
}
