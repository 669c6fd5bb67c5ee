import type { Contract, Named } from '#contract/route.ts'
import type { Filling } from './point.ts'
import type { App } from '../app.ts'
import type { Job } from '../jobs.ts'
import type { Mountable } from '../mount.ts'

/** A feature's manifest: everything that the server takes from it; `features/all.ts` lists them. */
export type Feature = {
  /** By the name that tests and documents use for them. */
  readonly contracts?: Readonly<Record<string, Contract & Named>>
  /** Routes of the player site, the games and external parties. */
  readonly routes?: (app: App) => readonly Mountable[]
  /** Routes of the back office; separate, because an approval runs them in its own transaction. */
  readonly officeRoutes?: (app: App) => readonly Mountable[]
  readonly jobs?: readonly Job[]
  /** Extension points of lower features that this one fills. */
  readonly fills?: readonly Filling[]
}

/** Declares a feature; preserves the types of its contracts, from which clients are built. */
export function defineFeature<const F extends Feature>(feature: F): F {
  return feature
}
