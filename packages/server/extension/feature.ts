import type { Contract, Named } from '#contract/route.ts'
import type { Filling } from './point.ts'
import type { House } from '../house.ts'
import type { Job } from '../jobs.ts'
import type { Mountable } from '../mount.ts'

/** A feature's own declaration of everything that the server takes from it; `features/all.ts` lists them. */
export type Feature = {
  /** By the name under which tests and documents call them. */
  readonly contracts?: Readonly<Record<string, Contract & Named>>
  /** Routes of the site, the games and outside parties. */
  readonly routes?: (house: House) => readonly Mountable[]
  /** Routes of the back office; apart, since an approval runs them on its own transaction. */
  readonly officeRoutes?: (house: House) => readonly Mountable[]
  readonly jobs?: readonly Job[]
  /** Extension points of lower features that this one fills. */
  readonly fills?: readonly Filling[]
}

/** Declares a feature; the compiler keeps the types of its contracts, which clients are made of. */
export function defineFeature<const F extends Feature>(feature: F): F {
  return feature
}
